package io.github.cardfold.cardfight.state;

import io.github.cardfold.kernel.position.Local;

/** What the frame of playing an order (11.8.2.1.1) holds. */
public final class OrderFrame {
    /** The procedure. */
    public static final String PROCEDURE = "11.8.2.1.1";
    /** Who plays it. */
    public static final Local FIGHTER = Local.seat(0, "fighter");
    /** The order: where it is played from, then in the order area. */
    public static final Local CARD = Local.object(1, "card");

    /** The order as it lay where it is played from. */
    public static final Local NAMED = Local.object(2, "order as named");

    /** 1 if its text is not carried out, though it is played. */
    public static final Local UNRESOLVED = Local.number(3, "not resolved");

    private OrderFrame() {}
}
