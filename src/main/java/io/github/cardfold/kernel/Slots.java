package io.github.cardfold.kernel;

import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Gap;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.Arrays;
import java.util.List;

/**
 * Where the cards of a {@link Gap} lie, and among them those that were shown, of which the seat does not know where.
 */
final class Slots {
    private final int place;
    private final Seat owner;
    private final boolean home;
    private int[] indices = {};
    private int[] hidden = {};
    private int[] kinds = {};

    private Slots(int place, GameObject card) {
        this.place = place;
        owner = card.owner();
        home = card.hasHome();
    }

    /** Returns those of one card outside hidden places. */
    static Slots one(int place, int index, GameObject card) {
        Slots one = new Slots(place, card);
        one.add(index, false);
        return one;
    }

    /** Returns those of a pool's that take cards like this one, new ones if there are none yet. */
    static Slots of(List<Slots> found, int place, GameObject card) {
        for (Slots each : found) {
            if (each.owner == card.owner() && each.home == card.hasHome()) {
                return each;
            }
        }
        Slots next = new Slots(place, card);
        found.add(next);
        return next;
    }

    void add(int index, boolean isShown) {
        indices = with(indices, index);
        hidden = isShown ? hidden : with(hidden, index);
    }

    private static int[] with(int[] values, int value) {
        int[] next = Arrays.copyOf(values, values.length + 1);
        next[values.length] = value;
        return next;
    }

    Slots knowing(int[] known) {
        kinds = known;
        return this;
    }

    int place() {
        return place;
    }

    /** Returns the positions in the pile, those of the cards that were shown among them. */
    int[] indices() {
        return indices.clone();
    }

    Gap gap() {
        return new Gap(place, owner, home, hidden.length, Array.ofAll(kinds));
    }

    Array<Integer> definitions(Position position) {
        return Array.ofAll(hidden).map(i -> position.objectAt(place, i).definition());
    }
}
