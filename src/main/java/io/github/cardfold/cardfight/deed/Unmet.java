package io.github.cardfold.cardfight.deed;

import io.github.cardfold.cardfight.fact.ActiveEffect;
import io.github.cardfold.effect.Deed.Mode;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * A demand of an effect that of what it speaks of none or so many are done at once, where only some are. What it does
 * not speak of counts neither for it nor against it: one card of the hand and one of the drop zone are not two of the
 * hand.
 */
public final class Unmet {
    private final ActiveEffect effect;
    private final int done;

    private Unmet(ActiveEffect effect, int done) {
        this.effect = effect;
        this.done = done;
    }

    /** Returns those that deeds of one kind, done at once, leave unmet. */
    public static Array<Unmet> of(Position position, Array<Attempt> together) {
        if (together.isEmpty() || Deeds.areFree(position, together.get(0).kind())) {
            return Array.empty();
        }
        List<Unmet> unmet = new ArrayList<>(0);
        for (ActiveEffect each : ActiveEffect.of(position, together.get(0).kind())) {
            if (Deeds.said(each).mode() == Mode.REQUIRE) {
                Unmet demand = new Unmet(each, covered(each, together));
                if (demand.done > 0 && demand.missing() > 0) {
                    unmet.add(demand);
                }
            }
        }
        return Array.ofAll(unmet);
    }

    private static int covered(ActiveEffect effect, Array<Attempt> together) {
        int covered = 0;
        for (Attempt attempt : together) {
            covered += covers(effect, attempt) ? 1 : 0;
        }
        return covered;
    }

    /** Returns how many must be done at once. */
    public int least() {
        return Deeds.said(effect).atLeast();
    }

    /** Returns how many more must be. */
    public int missing() {
        return least() - done;
    }

    /** Tells whether it speaks of a deed. */
    public boolean covers(Attempt attempt) {
        return covers(effect, attempt);
    }

    private static boolean covers(ActiveEffect effect, Attempt attempt) {
        return Deeds.said(effect).deed().coversDoer(effect.query(), effect.lasting(), attempt);
    }
}
