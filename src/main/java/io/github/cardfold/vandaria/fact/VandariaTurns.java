package io.github.cardfold.vandaria.fact;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;
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

    /** Returns that a player wins: all opponents lose. */
    @Rule(vw = "1.2.8")
    public static Batch won(Position position, Seat winner, String section) {
        return Batch.ofAll(position.opponents(winner)
                .reject(position::hasLost)
                .map(each -> Event.lose(each, section))
                .asJava());
    }
}
