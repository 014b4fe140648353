package io.github.cardfold.cardfight.state;

import io.github.cardfold.kernel.position.Local;

/** What the frame of the turns (9.1) holds. */
public final class TurnFrame {
    /** The procedure. */
    public static final String PROCEDURE = "9.1";
    /** The turn fighter. */
    public static final Local FIGHTER = Local.seat(0, "turn fighter");
    /** The number of the turn, from 1. */
    public static final Local NUMBER = Local.number(1, "turn");

    private TurnFrame() {}
}
