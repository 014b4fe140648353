package io.github.cardfold.kernel.audit;

import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
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
                GameObject object = start.objectAt(place, i);
                definitions[object.card()] = object.definition();
                owners[object.card()] = object.owner().ordinal();
            }
        }
    }

    /** A number above those of all cards; a game laid out in the middle need not have a card of every number. */
    static int bound(Position position) {
        int bound = 0;
        for (int place = 0; place < position.placeCount(); place++) {
            for (int i = 0; i < position.size(place); i++) {
                bound = Math.max(bound, position.objectAt(place, i).card() + 1);
            }
        }
        return bound;
    }

    void check(Position position, List<String> found) {
        boolean[] lies = new boolean[definitions.length];
        boolean[] named = new boolean[position.lastId() + 1];
        for (int place = 0; place < position.placeCount(); place++) {
            for (int i = 0; i < position.size(place); i++) {
                GameObject gameObject = position.objectAt(place, i);
                card(gameObject, place, lies, found);
                object(gameObject, place, named, found);
            }
        }
        for (int card = 0; card < lies.length; card++) {
            if (!lies[card] && owners[card] >= 0) {
                found.add("card " + card + " is lost");
            }
        }
    }

    private void card(GameObject object, int place, boolean[] lies, List<String> found) {
        int card = object.card();
        if (card < 0 || card >= lies.length || owners[card] < 0) {
            found.add("card " + card + " in place " + place + " was not there at the start");
            return;
        }
        if (lies[card]) {
            found.add("card " + card + " lies twice, the second time in place " + place);
        }
        if (object.definition() != definitions[card] || object.owner() != Seat.of(owners[card])) {
            found.add("card " + card + " in place " + place + " has another definition or owner than at the start");
        }
        lies[card] = true;
    }

    private static void object(GameObject gameObject, int place, boolean[] named, List<String> found) {
        int object = gameObject.object();
        if (object < 0 || object >= named.length) {
            found.add("object " + object + " in place " + place + " is above the counter of ids");
            return;
        }
        if (gameObject.dated() > object || object == 0 && gameObject.dated() != 0) {
            found.add("object " + object + " in place " + place + " is dated by " + gameObject.dated());
        }
        if (object > 0 && named[object]) {
            found.add("two cards are object " + object + ", the second in place " + place);
        }
        named[object] = true;
    }
}
