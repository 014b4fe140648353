package io.github.cardfold.kernel.audit;

import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Thing;
import java.util.Arrays;
import java.util.List;

/** Every card of the start lies in exactly one pile, and no two objects are one. */
final class CardAudit {
    private final int[] definitions;
    private final int[] owners;

    CardAudit(Position start) {
        int count = bound(start);
        definitions = new int[count];
        owners = new int[count];
        Arrays.fill(owners, -1);
        for (int place = 0; place < start.placeCount(); place++) {
            for (int i = 0; i < start.size(place); i++) {
                Thing thing = start.thing(place, i);
                definitions[thing.card()] = thing.definition();
                owners[thing.card()] = thing.owner();
            }
        }
    }

    /** A number above those of all cards; a game laid out in the middle need not have a card of every number. */
    static int bound(Position position) {
        int bound = 0;
        for (int place = 0; place < position.placeCount(); place++) {
            for (int i = 0; i < position.size(place); i++) {
                bound = Math.max(bound, position.thing(place, i).card() + 1);
            }
        }
        return bound;
    }

    void check(Position position, List<String> found) {
        boolean[] lies = new boolean[definitions.length];
        boolean[] named = new boolean[position.lastId() + 1];
        for (int place = 0; place < position.placeCount(); place++) {
            for (int i = 0; i < position.size(place); i++) {
                Thing thing = position.thing(place, i);
                card(thing, place, lies, found);
                object(thing, place, named, found);
            }
        }
        for (int card = 0; card < lies.length; card++) {
            if (!lies[card] && owners[card] >= 0) {
                found.add("card " + card + " is lost");
            }
        }
    }

    private void card(Thing thing, int place, boolean[] lies, List<String> found) {
        int card = thing.card();
        if (card < 0 || card >= lies.length || owners[card] < 0) {
            found.add("card " + card + " in place " + place + " was not there at the start");
            return;
        }
        if (lies[card]) {
            found.add("card " + card + " lies twice, the second time in place " + place);
        }
        if (thing.definition() != definitions[card] || thing.owner() != owners[card]) {
            found.add("card " + card + " in place " + place + " has another definition or owner than at the start");
        }
        lies[card] = true;
    }

    private static void object(Thing thing, int place, boolean[] named, List<String> found) {
        int object = thing.object();
        if (object < 0 || object >= named.length) {
            found.add("object " + object + " in place " + place + " is above the counter of ids");
            return;
        }
        if (thing.dated() > object || object == 0 && thing.dated() != 0) {
            found.add("object " + object + " in place " + place + " is dated by " + thing.dated());
        }
        if (object > 0 && named[object]) {
            found.add("two cards are object " + object + ", the second in place " + place);
        }
        named[object] = true;
    }
}
