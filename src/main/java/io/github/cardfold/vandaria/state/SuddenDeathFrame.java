package io.github.cardfold.vandaria.state;

import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import org.jspecify.annotations.Nullable;

/** What the frame of a Sudden Death holds. */
public final class SuddenDeathFrame {
    /** The procedure. */
    public static final String PROCEDURE = "16";
    /** Its number among the procedures that are sought. */
    public static final int SOUGHT = 1;
    /** The number of the player who chooses, from 0; that of no player when all have. */
    public static final Local PLAYER = Local.number(0, "player");
    /** From where on more Followers are chosen. */
    public static final Local NEXT = Local.number(1, "next");
    /** What the lot has said. */
    public static final Local DRAWN = Local.number(2, "drawn");
    /** The Followers that the player has chosen. */
    public static final Local PICKED = Local.objects(0, "picked");
    /** The Followers that have fought and are left. */
    public static final Local FOUGHT = Local.objects(1, "fought");

    private SuddenDeathFrame() {}

    /** Returns the frame of a position, null if none is fought. */
    public static @Nullable Frame of(Position position) {
        return position.soughtFrame(SOUGHT);
    }
}
