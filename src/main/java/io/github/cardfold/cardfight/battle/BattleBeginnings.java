package io.github.cardfold.cardfight.battle;

import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;

/** The events on which AUTO abilities of 'at the beginning of' a step go on standby. */
final class BattleBeginnings {
    private BattleBeginnings() {}

    static Batch of(Run run, String step) {
        return Batch.of(Event.fact(
                EventKinds.BEGINNING, Turn.fighter(run.position()), 0, 0, Turn.number(run.position()), step));
    }
}
