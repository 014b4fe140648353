package io.github.cardfold.cardfight.state;

import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.table.Seat;

/** What the frame of a call (6.2.3) holds. */
public final class CallFrame {
    /** The procedure. */
    public static final String PROCEDURE = "6.2.3";
    /** The fighter who calls. */
    public static final Local FIGHTER = Local.seat(0, "fighter");
    /** {@link #NORMAL} or {@link #SUPERIOR}. */
    public static final Local MANNER = Local.number(1, "manner");
    /** 1 if the cards come to rest on rear-guard circles too. */
    public static final Local RESTING = Local.number(2, "resting");

    /** The cards to call; those of a hidden place have been shown. */
    public static final Local CARDS = Local.objects(0, "cards");
    /** The circles they may be called to. */
    public static final Local ALLOWED = Local.places(1, "allowed circles");

    /** A call that an effect orders (6.2.2.2). */
    public static final int SUPERIOR = 0;
    /** A call by the rules, from the hand (6.2.2.1). */
    public static final int NORMAL = 1;

    private CallFrame() {}

    /** Returns the arguments of a call by the rules. */
    public static int[] normal(Seat fighter) {
        return new int[] {fighter.ordinal(), NORMAL, 0};
    }
}
