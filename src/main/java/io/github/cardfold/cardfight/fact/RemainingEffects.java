package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.state.Layers;
import java.util.ArrayList;
import java.util.List;

/** The effects of a position that are still to be applied, in the order of layer and age. */
final class RemainingEffects {
    private final List<ActiveChange> effects;

    RemainingEffects(List<ActiveChange> unsorted) {
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
        return new RemainingEffects(others);
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
    }

    /** Takes the first that waits for none of the others; with a circle of effects, simply the first. */
    ActiveChange next(Information information) {
        int at = 0;
        while (at < effects.size() && waits(at, information)) {
            at++;
        }
        return effects.remove(at < effects.size() ? at : 0);
    }

    /** Who reads nothing waits at most for earlier layers, which stand before it. */
    private boolean waits(int at, Information information) {
        ActiveChange effect = effects.get(at);
        int others = effect.reads().isEmpty() ? at : effects.size();
        for (int i = 0; i < others; i++) {
            if (i != at && information.waits(effect, effects.get(i))) {
                return true;
            }
        }
        return false;
    }
}
