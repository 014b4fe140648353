package io.github.cardfold.cardfight.fact;

import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/** The effects of a position that are still to be applied, in the order of layer and age. */
final class Remaining {
    private static final Comparator<Effect> BY_LAYER_AND_AGE = Comparator.comparingLong(Effect::order);

    private final List<Effect> effects;
    /** How many of them write each piece of information. */
    private final int[] writers;

    Remaining(List<Effect> unsorted, int slots) {
        effects = unsorted;
        effects.sort(BY_LAYER_AND_AGE);
        writers = new int[slots];
        effects.forEach(each -> count(each, 1));
    }

    private void count(Effect effect, int by) {
        BitSet writes = effect.writes();
        for (int slot = writes.nextSetBit(0); slot >= 0; slot = writes.nextSetBit(slot + 1)) {
            writers[slot] += by;
        }
    }

    boolean isEmpty() {
        return effects.isEmpty();
    }

    void add(Effect effect) {
        int at = 0;
        while (at < effects.size() && effects.get(at).order() <= effect.order()) {
            at++;
        }
        effects.add(at, effect);
        count(effect, 1);
    }

    /** Takes the first that waits for none of the others; with a circle of effects, simply the first. */
    Effect next(Information information) {
        int at = 0;
        while (at < effects.size() && waits(effects.get(at), at, information)) {
            at++;
        }
        Effect next = effects.remove(at < effects.size() ? at : 0);
        count(next, -1);
        return next;
    }

    private boolean waits(Effect effect, int index, Information information) {
        if (index == 0 && !readsWhatOthersWrite(effect)) {
            return false;
        }
        for (Effect other : effects) {
            if (other != effect && information.waits(effect, other)) {
                return true;
            }
        }
        return false;
    }

    private boolean readsWhatOthersWrite(Effect effect) {
        BitSet reads = effect.reads();
        for (int slot = reads.nextSetBit(0); slot >= 0; slot = reads.nextSetBit(slot + 1)) {
            if (writers[slot] > (effect.writes().get(slot) ? 1 : 0)) {
                return true;
            }
        }
        return false;
    }
}
