package io.github.cardfold.vandaria.fact;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.github.cardfold.vandaria.state.VandariaTurnFrame;

/** Whose turn it is. */
public final class VandariaTurns {
    private VandariaTurns() {}

    /**
     * Returns the active player.
     *
     * @throws NullPointerException before the first turn
     */
    @Rule(vw = "2.13.1")
    public static Seat active(Position position) {
        return requireNonNull(position.frame(VandariaTurnFrame.PROCEDURE), "no turn has begun")
                .seat(VandariaTurnFrame.ACTIVE);
    }

    /** Tells whether the turn in progress is the first one of the game. */
    public static boolean isFirst(Position position) {
        return requireNonNull(position.frame(VandariaTurnFrame.PROCEDURE), "no turn has begun")
                        .get(VandariaTurnFrame.NUMBER)
                == 1;
    }

    /** Returns that something of the active player's turn begins, if some skill triggers on that; else nothing. */
    @Rule(vw = {"9.2.1", "9.11.1", "12.4.3"})
    public static Batch begins(Run run, String what) {
        Event begins = Event.fact(VandariaEvents.BEGINS, active(run.position()), 0, 0, 0, what);
        return run.wouldTrigger(begins) ? Batch.of(begins) : Batch.NOTHING;
    }

    /** Returns that a player wins: all opponents lose. */
    @Rule(vw = "1.2.8")
    public static Batch won(Position position, Seat winner, String section) {
        return Batch.ofAll(position.opponents(winner)
                .reject(position::hasLost)
                .map(each -> Event.lose(each, section))
                .asJava());
    }
}
