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

    /** How many of the turns up to this one were extra turns. */
    public static final Local EXTRA = Local.number(2, "extra turns");
    /** 1 while the fighter who took the last turn that was no extra turn is the other one, else 0. */
    public static final Local OUT_OF_ORDER = Local.number(3, "out of order");

    private TurnFrame() {}
}
