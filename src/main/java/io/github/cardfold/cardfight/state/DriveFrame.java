package io.github.cardfold.cardfight.state;

import io.github.cardfold.kernel.position.Local;

/** What the frame of a drive step (10.6) holds. */
public final class DriveFrame {
    /** The procedure. */
    public static final String PROCEDURE = "10.6";
    /** The drive unit (10.6.1.2.1), 0 if no unit performs drive checks. */
    public static final Local UNIT = Local.object(0, "drive unit");
    /** The master of the drive unit, whose deck is checked. */
    public static final Local MASTER = Local.seat(1, "master");
    /** How many drive checks were made in this step. */
    public static final Local DONE = Local.number(2, "done");
    /** The card of the drive check in progress. */
    public static final Local CARD = Local.object(3, "card");

    private DriveFrame() {}
}
