package io.github.cardfold.cardfight.turn;

import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Run;

/** The events on which AUTO abilities of 'at the beginning of' a phase or step go on standby. */
final class TurnBeginnings {
    private TurnBeginnings() {}

    static Batch of(Run run, String phase) {
        Frame turn = run.enclosing(TurnFrame.PROCEDURE);
        return Batch.of(Event.fact(
                EventKinds.BEGINNING, turn.seat(TurnFrame.FIGHTER), 0, 0, turn.get(TurnFrame.NUMBER), phase));
    }
}
