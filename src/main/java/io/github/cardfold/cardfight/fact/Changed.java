package io.github.cardfold.cardfight.fact;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The information of the cards that something changes: so few that they are looked for one by one. */
final class Changed {
    private static final int[] NOBODY = {};
    private static final int[][] NOTHING = {};

    private int[] objects = NOBODY;
    private int[][] values = NOTHING;

    /** Returns the information of a card, null if nothing changes it. */
    int @Nullable [] of(int object) {
        for (int i = 0; i < objects.length; i++) {
            if (objects[i] == object) {
                return values[i];
            }
        }
        return null;
    }

    /** Returns the information of a card to be written; at first that printed on it. */
    int[] writable(int object, int[] printed) {
        int[] known = of(object);
        if (known != null) {
            return known;
        }
        int[] begun = printed.clone();
        add(object, begun);
        return begun;
    }

    private void add(int object, int[] slots) {
        int count = objects.length;
        objects = Arrays.copyOf(objects, count + 1);
        values = Arrays.copyOf(values, count + 1);
        objects[count] = object;
        values[count] = slots;
    }

    /** Returns a copy of which nothing is shared. */
    Changed copy() {
        Changed copy = new Changed();
        for (int i = 0; i < objects.length; i++) {
            copy.add(objects[i], values[i].clone());
        }
        return copy;
    }
}
