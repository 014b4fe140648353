package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.SuddenDeathFrame;
import io.vavr.collection.Array;

/** Whether a Sudden Death is fought, and by whom (chapter 16). */
public final class SuddenDeaths {
    private SuddenDeaths() {}

    /** Tells whether this is a Sudden Death, in which there are no turns, no Territories and no Combat Phase. */
    @Rule(vw = {"16.3.7", "16.3.9"})
    public static boolean isOn(Position position) {
        return SuddenDeathFrame.of(position) != null;
    }

    /** Returns the Followers that fight at the moment: those in the game that have not fought before. */
    @Rule(vw = "16.3.1")
    public static Array<GameObject> pair(Position position) {
        return position.seats()
                .flatMap(each -> VandariaProperty.of(position, each))
                .filter(each -> fights(position, each.object()));
    }

    /** Tells whether a Follower fights at the moment. */
    static boolean fights(Position position, int object) {
        Frame frame = SuddenDeathFrame.of(position);
        return frame != null && !frame.contains(SuddenDeathFrame.FOUGHT, object);
    }

    /** Returns who is asked first: the player who has First Turn Priority, the first one if that is not settled. */
    @Rule(vw = "16.3.2")
    static Seat first(Position position) {
        return position.seats()
                .find(each -> position.number(PlayerNumbers.FIRST_TURN_PRIORITY, each) > 0)
                .getOrElse(Seat.A);
    }
}
