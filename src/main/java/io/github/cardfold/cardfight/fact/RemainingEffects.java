package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.state.Layers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The effects of a position that are still to be applied, in the order of layer and age. */
final class RemainingEffects {
    /** So often it is tried within a try what several effects do together; then they are taken one by one. */
    private static final int TRIES = 2;

    private final List<ActiveChange> effects;
    private final int tries;
    /**
     * How many of them may write each piece of information, so that not every pair is looked at; counted when there are
     * two.
     */
    private int @Nullable [] writers;

    RemainingEffects(List<ActiveChange> unsorted) {
        this(unsorted, 0);
    }

    private RemainingEffects(List<ActiveChange> unsorted, int tries) {
        this.tries = tries;
        effects = unsorted;
        effects.sort(ActiveChange::inOrder);
    }

    /** Tells whether nothing remains but what is lent. */
    boolean areLoans() {
        for (ActiveChange each : effects) {
            if (!each.layer().equals(Layers.LENT)) {
                return false;
            }
        }
        return true;
    }

    /** Returns a copy without what is lent. */
    RemainingEffects withoutLoans() {
        List<ActiveChange> others = new ArrayList<>(effects);
        others.removeIf(each -> each.layer().equals(Layers.LENT));
        return new RemainingEffects(others, tries);
    }

    /** Returns some of them, to be tried before another. */
    RemainingEffects tried(List<ActiveChange> some) {
        return new RemainingEffects(some, tries + 1);
    }

    boolean isEmpty() {
        return effects.isEmpty();
    }

    void add(ActiveChange effect) {
        int at = 0;
        while (at < effects.size() && ActiveChange.inOrder(effects.get(at), effect) <= 0) {
            at++;
        }
        effects.add(at, effect);
        count(effect, 1);
    }

    /** Takes the first that waits for none of the others; with a circle of effects, simply the first. */
    ActiveChange next(Information information) {
        int at = 0;
        while (effects.size() > 1 && at < effects.size() && waits(at, information)) {
            at++;
        }
        ActiveChange next = effects.remove(at < effects.size() ? at : 0);
        count(next, -1);
        return next;
    }

    private int[] writers() {
        if (writers == null) {
            int length = 0;
            for (int i = 0; i < effects.size(); i++) {
                length = Math.max(length, effects.get(i).writes().length());
            }
            writers = new int[length];
            for (int i = 0; i < effects.size(); i++) {
                count(effects.get(i), 1);
            }
        }
        return writers;
    }

    private void count(ActiveChange effect, int by) {
        if (writers == null) {
            return;
        }
        BitSet slots = effect.writes();
        if (slots.length() > writers.length) {
            writers = Arrays.copyOf(writers, slots.length());
        }
        for (int slot = slots.nextSetBit(0); slot >= 0; slot = slots.nextSetBit(slot + 1)) {
            writers[slot] += by;
        }
    }

    /** Whoever reads nothing that another may still write waits at most for earlier layers, which stand before it. */
    private boolean waits(int at, Information information) {
        ActiveChange effect = effects.get(at);
        boolean reads = readsWhatOthersWrite(effect);
        int others = reads ? effects.size() : at;
        for (int i = 0; i < others; i++) {
            if (i != at && information.waits(effect, effects.get(i))) {
                return true;
            }
        }
        return reads && tries < TRIES && waitsForSeveral(at, information);
    }

    /** Tells whether it waits for others together, though for none of them alone. */
    private boolean waitsForSeveral(int at, Information information) {
        List<ActiveChange> before = before(at, information);
        return before.size() > 1 && information.dependsOn(effects.get(at), tried(before));
    }

    /** Returns those that write what an effect reads, or what one of these reads, and that may come before it. */
    private List<ActiveChange> before(int at, Information information) {
        List<ActiveChange> others = new ArrayList<>(effects);
        ActiveChange effect = others.remove(at);
        BitSet read = (BitSet) effect.reads().clone();
        List<ActiveChange> before = new ArrayList<>();
        for (int i = 0; i < others.size(); ) {
            ActiveChange other = others.get(i);
            if (other.writes().intersects(read) && information.mayComeBefore(effect, other)) {
                read.or(other.reads());
                before.add(others.remove(i));
                i = 0;
            } else {
                i++;
            }
        }
        return before;
    }

    private boolean readsWhatOthersWrite(ActiveChange effect) {
        BitSet slots = effect.reads();
        int[] writing = writers();
        for (int slot = slots.nextSetBit(0); slot >= 0 && slot < writing.length; slot = slots.nextSetBit(slot + 1)) {
            if (writing[slot] > (effect.writes().get(slot) ? 1 : 0)) {
                return true;
            }
        }
        return false;
    }
}
