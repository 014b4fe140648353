package io.github.cardfold.cardfight.turn;

import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rule;

/** The game as a sequence of turns, and the phases of each (9.1). */
public final class Turns {
    private Turns() {}

    /** All turns: the argument is the fighter who goes first. */
    @Rule(jp = {"9.1.1", "9.1.2"})
    public static Procedure procedure() {
        return Procedure.named(TurnFrame.PROCEDURE)
                .locals(TurnFrame.FIGHTER, TurnFrame.NUMBER)
                .let("9.1.1", run -> run.set(TurnFrame.NUMBER, run.get(TurnFrame.NUMBER) + 1))
                .call("9.2", "9.2")
                .call("9.3", "9.3")
                .call("9.6", "9.6")
                .call("9.9", "9.9")
                .call("9.10", "10.3")
                .call("9.11", "9.11")
                .let("9.11.10", run -> run.set(TurnFrame.FIGHTER, 1 - run.get(TurnFrame.FIGHTER)))
                .go("9.1.1 next", "9.1.1")
                .build();
    }
}
