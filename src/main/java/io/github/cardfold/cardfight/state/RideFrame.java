package io.github.cardfold.cardfight.state;

import io.github.cardfold.kernel.position.Local;

/** What the frame of a ride (6.3.3) holds. */
public final class RideFrame {
    /** The procedure. */
    public static final String PROCEDURE = "6.3.3";
    /** The procedure by which an effect rides several cards one after the other. */
    public static final String SEVERAL = "6.3.6";
    /** The fighter who rides. */
    public static final Local FIGHTER = Local.seat(0, "fighter");
    /** The card being ridden; one of a hidden place has been shown. */
    public static final Local CARD = Local.object(1, "card");
    /** {@link #NORMAL}, {@link #SUPERIOR} or {@link #PUT}. */
    public static final Local MANNER = Local.number(2, "manner");
    /** 1 if the card comes to rest. */
    public static final Local RESTING = Local.number(3, "resting");
    /** The vanguard circle. */
    public static final Local CIRCLE = Local.place(4, "circle");
    /** The vanguard that is ridden upon, of several the leader, 0 for none. */
    public static final Local OLD = Local.object(5, "old vanguard");
    /** The card as it has come to the circle; no vanguard yet while the old one is there (6.3.3.4). */
    public static final Local NEW = Local.object(6, "new vanguard");
    /** All that lay on the circle before the card came: the vanguards are ridden upon. */
    public static final Local BEFORE = Local.objects(1, "there before");
    /** The information of the card as it came to the circle (6.3.3.4.2), in the order of the game's traits. */
    public static final Local INFORMATION = Local.numbers(0, "information");

    /** A ride that an effect or a rule action orders (6.3.2.2). */
    public static final int SUPERIOR = 0;
    /** A ride by the rules, from hand or ride deck (6.3.2.1). */
    public static final int NORMAL = 1;
    /** A rear-guard that an effect puts on the vanguard circle (7.4.1.1). */
    public static final int PUT = 2;

    private RideFrame() {}
}
