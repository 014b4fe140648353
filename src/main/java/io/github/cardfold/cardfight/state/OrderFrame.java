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

    /** The order that is alchemagicked with it, 0 if none is (7.44.1.2). */
    public static final Local WITH = Local.object(3, "alchemagicked with");
    /** The same order, as it is now, while it is specified. */
    public static final Local SPECIFIED = Local.objects(1, "specified");
    /** Whether the text of that order is being carried out: 1 if it is. */
    public static final Local IS_APPENDED = Local.number(4, "appended text");
    /** Whether the costs of both orders have been paid: 1 if they have. */
    public static final Local IS_PAID = Local.number(5, "both paid");
    /** What both costs were paid with: the cards of each name of the one and then of the other, with a 0 after each. */
    public static final Local PAID_WITH = Local.objects(0, "both paid with");
    /** 1 if its text is not carried out, though it is played. */
    public static final Local UNRESOLVED = Local.number(6, "not resolved");

    private OrderFrame() {}
}
