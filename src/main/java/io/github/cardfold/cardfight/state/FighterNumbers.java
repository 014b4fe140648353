package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.NumberKey;

/** The numbers that every fighter has (3.1). */
public final class FighterNumbers {
    /** Damage that the fighter's vanguard was dealt and has still to take. */
    @Rule(jp = "3.1.2")
    public static final NumberKey VANGUARD_DAMAGE = new NumberKey(0, "vanguard damage");

    /** The fighter's energy. */
    @Rule(jp = "3.1.3")
    public static final NumberKey ENERGY = new NumberKey(1, "energy");

    /** 1 if the fighter plays without a ride deck, else 0 (8.2.1.4). */
    public static final NumberKey NO_RIDE_DECK = new NumberKey(2, "no ride deck");

    /** How many orders the fighter has played this turn. */
    public static final NumberKey ORDERS_PLAYED = new NumberKey(3, "orders played");

    private FighterNumbers() {}
}
