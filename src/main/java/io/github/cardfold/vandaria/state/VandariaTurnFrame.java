package io.github.cardfold.vandaria.state;

import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import org.jspecify.annotations.Nullable;

/** What the frame of the turns holds. */
public final class VandariaTurnFrame {
    /** The procedure. */
    public static final String PROCEDURE = "8";
    /** Its number among the procedures that are sought. */
    public static final int SOUGHT = 0;
    /** The active player. */
    public static final Local ACTIVE = Local.seat(0, "active player");
    /** The number of the turn, from 1. */
    public static final Local NUMBER = Local.number(1, "turn");
    /** The Property with which the player has gone from Main Phase I straight to the Deploy Phase, 0 if none. */
    public static final Local DEPLOYED = Local.object(2, "deployed");

    /** 1 if something has entered the register since the active player wanted to go on to the next phase, else 0. */
    public static final Local REGISTERED = Local.number(3, "registered");

    private VandariaTurnFrame() {}

    /** Returns the frame of a position, null if no turn has begun. */
    public static @Nullable Frame of(Position position) {
        return position.soughtFrame(SOUGHT);
    }
}
