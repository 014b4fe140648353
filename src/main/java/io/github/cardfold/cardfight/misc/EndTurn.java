package io.github.cardfold.cardfight.misc;

import io.github.cardfold.cardfight.information.ArrivingUnits;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Remembered;
import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;

/** Ending the turn from inside an effect (18.4). */
public final class EndTurn {
    private static final String END_PHASE = "9.11";

    private EndTurn() {}

    /**
     * Ends the turn: called by the effect that is being resolved, which ends with it. Effects end but those that last
     * for the turn or longer, and a set card that has not arrived as a unit will not do so.
     */
    @Rule(jp = {"18.4.1", "18.4.1.1", "18.4.1.2", "18.5.4"})
    public static Procedure procedure() {
        return Procedure.named("18.4")
                .change("18.4.1.1", run -> Batch.of(Event.expire(Lifetimes.BATTLE), Event.expire(Lifetimes.RESOLUTION)))
                .change("18.4.1.1 battle", run -> Remembered.end(run.position(), Lifetimes.WHOLE_BATTLE))
                .change("18.5.4", run -> ArrivingUnits.ends(run.position()))
                .let("18.4.1.3", EndTurn::leave)
                .build();
    }

    /**
     * Everything in progress is left for the end phase, and attacks that wait with it; in the end phase itself only the
     * current resolution ends. Abilities on standby and damage to be taken wait for a check timing there.
     */
    @Rule(jp = {"18.4.1.3", "18.4.2", "18.4.3"})
    private static void leave(Run run) {
        if (run.position().frame(END_PHASE) == null) {
            run.unwindTo(TurnFrame.PROCEDURE, END_PHASE);
        } else {
            run.unwindTo("11.6.1", "11.6.1.1");
        }
    }
}
