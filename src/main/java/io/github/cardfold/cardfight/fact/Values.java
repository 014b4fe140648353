package io.github.cardfold.cardfight.fact;

import io.github.cardfold.kernel.table.GameObject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The information of all cards: as printed, but of those that something changes, which are few and looked for in turn.
 */
final class Values {
    private static final int ROOM = 4;
    private static final int[] NOBODY = {};
    private static final int[][] NOTHING = {};

    private final CardGame game;
    private int[] objects = NOBODY;
    private int[][] values = NOTHING;
    /** Of how many cards there are. */
    private int count;
    /** What this is a trial of, which has what is not written to it. */
    private @Nullable Values origin;

    private List<Grant> grants = List.of();
    /** Whether it shares them with nothing that it is a trial of. */
    private boolean areGrantsOwn;

    Values(CardGame game) {
        this.game = game;
    }

    /** Returns a piece of information. */
    int of(GameObject card, int slot) {
        return all(card)[slot];
    }

    /** Returns all information of a card; the caller does not change the array. */
    int[] all(GameObject card) {
        return all(card.object(), card.definition());
    }

    /** Returns all information of a card with something printed on it; the caller does not change the array. */
    int[] all(int object, int definition) {
        int[] changed = changed(object);
        return changed == null ? game.printed(definition) : changed;
    }

    /** Tells whether some card has got one of some abilities, by the indices of what says how often. */
    boolean isGiven(BitSet gifts) {
        for (int i = 0; i < grants.size(); i++) {
            if (gifts.get(grants.get(i).slot())) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether a card has got one of some abilities, by the indices of what says how often. */
    boolean isGiven(int object, BitSet gifts) {
        for (int i = 0; i < grants.size(); i++) {
            Grant each = grants.get(i);
            if (each.object() == object && gifts.get(each.slot())) {
                return true;
            }
        }
        return false;
    }

    /** Returns the information of a card, null if nothing has changed it. */
    int @Nullable [] changed(int object) {
        int[] own = own(object);
        return own != null || origin == null ? own : origin.changed(object);
    }

    private int @Nullable [] own(int object) {
        for (int i = 0; i < count; i++) {
            if (objects[i] == object) {
                return values[i];
            }
        }
        return null;
    }

    /** Returns the information of a card to be written; at first what is printed on it. */
    int[] writable(int object, int definition) {
        int[] known = own(object);
        if (known != null) {
            return known;
        }
        int[] begun = all(object, definition).clone();
        add(object, begun);
        return begun;
    }

    private void put(int object, int[] slots) {
        for (int i = 0; i < count; i++) {
            if (objects[i] == object) {
                values[i] = slots;
                return;
            }
        }
        add(object, slots);
    }

    private void add(int object, int[] slots) {
        if (count == objects.length) {
            objects = Arrays.copyOf(objects, count + ROOM);
            values = Arrays.copyOf(values, count + ROOM);
        }
        objects[count] = object;
        values[count] = slots;
        count++;
    }

    /** An ability was given to a card: by a lasting effect with this id, or by a CONT ability if it is 0. */
    void granted(int object, int slot, int effect) {
        ownGrants().add(new Grant(object, slot, effect));
    }

    /** A card has lost what it was given. */
    void lost(int object, int slot) {
        if (!grants.isEmpty()) {
            ownGrants().removeIf(each -> each.object() == object && each.slot() == slot);
        }
    }

    private List<Grant> ownGrants() {
        if (!areGrantsOwn) {
            grants = new ArrayList<>(grants);
            areGrantsOwn = true;
        }
        return grants;
    }

    /**
     * Returns by which lasting effects a card has an ability so many times, 0 standing for CONT abilities at the end.
     */
    int[] grants(int object, int slot, int times) {
        int[] effects = new int[grants.size()];
        int count = 0;
        for (int i = 0; i < effects.length; i++) {
            Grant each = grants.get(i);
            if (each.object() == object && each.slot() == slot && each.effect() != 0) {
                effects[count++] = each.effect();
            }
        }
        Arrays.sort(effects, 0, count);
        Arrays.fill(effects, count, effects.length, 0);
        return Arrays.copyOf(effects, times);
    }

    /** That an effect has given a card an ability. */
    private record Grant(int object, int slot, int effect) {}

    /** Returns a copy that may be written to as long as this is not: it has only what is written to it. */
    Values trial() {
        Values trial = new Values(game);
        trial.origin = this;
        trial.grants = grants;
        return trial;
    }

    /** Returns a copy of which nothing is shared. */
    Values copy() {
        Values copy = origin == null ? new Values(game) : origin.copy();
        for (int i = 0; i < count; i++) {
            copy.put(objects[i], values[i].clone());
        }
        copy.grants = new ArrayList<>(grants);
        copy.areGrantsOwn = true;
        return copy;
    }
}
