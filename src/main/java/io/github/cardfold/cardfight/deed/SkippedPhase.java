package io.github.cardfold.cardfight.deed;

import io.github.cardfold.cardfight.fact.ActiveEffect;
import io.github.cardfold.cardfight.state.Moment;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;

/**
 * A phase of a fighter's turns does not begin.
 *
 * @param phase which phase
 * @param of whose
 */
@Rule(jp = "1.3.3")
public record SkippedPhase(Moment phase, Side of) implements Working {
    /** Tells whether an effect keeps a phase of a fighter's turn from beginning. */
    public static boolean is(Position position, Seat fighter, Moment phase) {
        return ActiveEffect.of(position, SkippedPhase.class)
                .exists(each -> ((SkippedPhase) each.working()).isOf(phase, fighter, position, each.master()));
    }

    private boolean isOf(Moment begun, Seat fighter, Position position, Seat master) {
        return phase == begun && of.seat(position, master) == fighter;
    }
}
