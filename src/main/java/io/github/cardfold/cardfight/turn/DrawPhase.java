package io.github.cardfold.cardfight.turn;

import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;

/** The draw phase: draw step and G assist step (9.3 to 9.5). */
public final class DrawPhase {
    private DrawPhase() {}

    /** The draw phase. */
    @Rule(jp = {"9.3.1", "9.4.1", "9.4.2", "9.4.3"})
    public static Procedure procedure() {
        return Procedure.named("9.3")
                .change("9.4.1", run -> TurnBeginnings.of(run, "draw phase"))
                .call("9.4.1 check", "11.6.1")
                .call("9.4.2", "7.6.4", run ->
                        new int[] {run.enclosing(TurnFrame.PROCEDURE).get(TurnFrame.FIGHTER), 1, 1})
                .call("9.4.3", "11.6.1")
                .call("9.5", GAssist.PROCEDURE)
                .build();
    }
}
