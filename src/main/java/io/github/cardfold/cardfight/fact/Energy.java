package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Seat;

/** The energy of fighters and how much of it they may have (3.1.3). */
public final class Energy {
    private static final int NO_LIMIT = Integer.MAX_VALUE;

    private Energy() {}

    /** Returns the energy of a fighter, 0 or more. */
    public static int of(Position position, Seat fighter) {
        return position.number(FighterNumbers.ENERGY, fighter);
    }

    /** Returns the most energy a fighter may have: the lowest limit an effect sets, without one any number. */
    @Rule(jp = "3.1.3.1")
    public static int limit(Position position, Seat fighter) {
        int limit = NO_LIMIT;
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            if (effect.kind() == RuleEffects.ENERGY_LIMIT && effect.master() == fighter) {
                limit = Math.min(limit, effect.number());
            }
        }
        return limit;
    }
}
