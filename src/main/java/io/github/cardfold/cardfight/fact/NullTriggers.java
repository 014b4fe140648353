package io.github.cardfold.cardfight.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;

/**
 * The effects of the triggers that a fighter checks are invalid (11.10.4.2).
 *
 * @param of whose triggers
 */
public record NullTriggers(Side of) implements Working {
    /** Tells whether the triggers of a fighter have no effect. */
    @Rule(jp = "11.10.4.2")
    public static boolean areOf(Position position, Seat fighter) {
        for (ActiveEffect each : ActiveEffect.of(position, NullTriggers.class)) {
            if (((NullTriggers) each.working()).of.seat(position, each.master()) == fighter) {
                return true;
            }
        }
        return false;
    }
}
