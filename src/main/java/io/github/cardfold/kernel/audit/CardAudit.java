package io.github.cardfold.kernel.audit;

import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.util.Arrays;
import java.util.List;

/**
 * Every card of the start lies in exactly one pile or has left the game, no card created since lies twice, and no two
 * objects are one.
 */
final class CardAudit {
    private final int[] owners;

    CardAudit(Position start) {
        int count = bound(start);
        owners = new int[count];
        Arrays.fill(owners, -1);
        for (int place = 0; place < start.placeCount(); place++) {
            for (int i = 0; i < start.size(place); i++) {
                GameObject object = start.objectAt(place, i);
                if (!object.isCreated()) {
                    owners[object.card()] = object.owner().ordinal();
                }
            }
        }
        for (GameObject gone : start.allErased()) {
            owners[gone.card()] = gone.owner().ordinal();
        }
    }

    /**
     * A number above those of all cards that seats brought; a game laid out in the middle need not have a card of every
     * number.
     */
    private static int bound(Position position) {
        int bound = 0;
        for (GameObject gone : position.allErased()) {
            bound = Math.max(bound, gone.card() + 1);
        }
        for (int place = 0; place < position.placeCount(); place++) {
            for (int i = 0; i < position.size(place); i++) {
                GameObject object = position.objectAt(place, i);
                bound = object.isCreated() ? bound : Math.max(bound, object.card() + 1);
            }
        }
        return bound;
    }

    void check(Position position, List<String> found) {
        boolean[] lies = new boolean[owners.length];
        boolean[] pieces = new boolean[position.createdCount()];
        boolean[] named = new boolean[position.lastId() + 1];
        for (int place = 0; place < position.placeCount(); place++) {
            for (int i = 0; i < position.size(place); i++) {
                GameObject gameObject = position.objectAt(place, i);
                if (gameObject.isCreated()) {
                    created(gameObject, place, pieces, found);
                } else {
                    card(gameObject, "place " + place, lies, found);
                }
                object(gameObject, place, named, found);
            }
        }
        for (GameObject gone : position.allErased()) {
            card(gone, "no place", lies, found);
        }
        for (int card = 0; card < lies.length; card++) {
            if (!lies[card] && owners[card] >= 0) {
                found.add("card " + card + " is lost");
            }
        }
    }

    private static void created(GameObject object, int place, boolean[] lies, List<String> found) {
        int number = object.card() - GameObject.FIRST_CREATED;
        if (number >= lies.length) {
            found.add("card " + object.card() + " in place " + place + " is above the counter of created cards");
            return;
        }
        if (lies[number]) {
            found.add("card " + object.card() + " lies twice, the second time in place " + place);
        }
        lies[number] = true;
    }

    private void card(GameObject object, String where, boolean[] lies, List<String> found) {
        int card = object.card();
        if (card < 0 || card >= lies.length || owners[card] < 0) {
            found.add("card " + card + " in " + where + " was not there at the start");
            return;
        }
        if (lies[card]) {
            found.add("card " + card + " lies twice, the second time in " + where);
        }
        if (object.owner() != Seat.of(owners[card])) {
            found.add("card " + card + " in " + where + " has another owner than at the start");
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
