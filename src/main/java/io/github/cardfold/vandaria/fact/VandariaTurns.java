package io.github.cardfold.vandaria.fact;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.github.cardfold.vandaria.state.VandariaTurnFrame;
import io.vavr.collection.Array;

/** Whose turn it is. */
public final class VandariaTurns {
    /** What ends a game that nothing else ends. */
    public static final String TIME_OVER = "16.1.1";

    private VandariaTurns() {}

    /**
     * Returns the active player.
     *
     * @throws NullPointerException before the first turn
     */
    @Rule(vw = "2.13.1")
    public static Seat active(Position position) {
        return requireNonNull(VandariaTurnFrame.of(position), "no turn has begun")
                .seat(VandariaTurnFrame.ACTIVE);
    }

    /** Returns who has priority first: the active player, in a Sudden Death the one who has First Turn Priority. */
    @Rule(vw = {"9.2.2", "13.1.4", "13.1.9", "13.1.11", "16.3.2"})
    public static Seat first(Position position) {
        return SuddenDeaths.isOn(position) ? SuddenDeaths.first(position) : active(position);
    }

    /** Notes that something has entered the register, if there are turns. */
    public static void registered(Run run) {
        if (VandariaTurnFrame.of(run.position()) != null) {
            run.setIn(VandariaTurnFrame.PROCEDURE, VandariaTurnFrame.REGISTERED, 1);
        }
    }

    /**
     * Tells whether the turn in progress is the first one of a player of the team that has gone first: whoever goes
     * first, those of a team are as many seats apart.
     */
    @Rule(vw = {"8.2.3", "17.3.6"})
    public static boolean isShort(Position position) {
        Frame turns = requireNonNull(VandariaTurnFrame.of(position), "no turn has begun");
        int before = turns.get(VandariaTurnFrame.NUMBER) - 1;
        return before < position.seatCount() && !position.areOpponents(Seat.A, Seat.of(before));
    }

    /** Returns that something of the active player's turn begins, if some skill triggers on that; else nothing. */
    @Rule(vw = {"9.2.1", "9.11.1", "12.4.3"})
    public static Batch begins(Run run, String what) {
        Event begins = Event.fact(VandariaEvents.BEGINS, active(run.position()), 0, 0, 0, what);
        return run.wouldTrigger(begins) ? Batch.of(begins) : Batch.NOTHING;
    }

    /**
     * Returns the arguments of priority in a Main Phase that goes on after a result: nobody has passed, nothing waits.
     */
    @Rule(vw = {"8.4.1", "8.6.1"})
    public static int[] inMainPhase(Run run) {
        return new int[] {0, 0, 1};
    }

    /** Returns those who win and lose together with a player: the player's team, the player first. */
    public static Array<Seat> together(Position position, Seat player) {
        return position.allies(player).prepend(player);
    }

    /** Returns that a player loses, and the team with the player. */
    public static Batch lost(Position position, Seat player, String section) {
        return lose(position, together(position, player), section);
    }

    /** Returns that a player wins, and the team with the player: all opponents lose. */
    @Rule(vw = {"1.2.8", "17.3.8", "17.3.9"})
    public static Batch won(Position position, Seat winner, String section) {
        return lose(position, position.opponents(winner), section);
    }

    /** Returns that the time of the game is over: nobody wins, and a Sudden Death may decide. */
    @Rule(vw = "16.1.1")
    public static Batch timeOver(Position position) {
        return lose(position, position.seats(), TIME_OVER);
    }

    private static Batch lose(Position position, Array<Seat> losers, String section) {
        return Batch.ofAll(losers.reject(position::hasLost)
                .map(each -> Event.lose(each, section))
                .asJava());
    }
}
