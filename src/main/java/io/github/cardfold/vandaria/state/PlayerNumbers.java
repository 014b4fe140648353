package io.github.cardfold.vandaria.state;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.NumberKey;
import io.vavr.collection.Array;

/** The numbers that every player has; all of them are public. */
public final class PlayerNumbers {
    /** The player's gold. */
    public static final NumberKey GOLD = new NumberKey(0, "gold");

    /** The player's Victory Points. */
    @Rule(vw = "2.17.1")
    public static final NumberKey VICTORY_POINTS = new NumberKey(1, "Victory Points");

    /** How many turns of the player have begun. */
    public static final NumberKey TURNS = new NumberKey(2, "turns");

    /** 1 as long as nothing has ended the Stagger of the start, else 0; Territories may lift it meanwhile. */
    @Rule(vw = "2.9.1")
    public static final NumberKey STAGGER = new NumberKey(3, "Stagger");

    /** 1 if First Turn Priority was settled before the game and is the player's, else 0. */
    public static final NumberKey FIRST_TURN_PRIORITY = new NumberKey(4, "First Turn Priority");

    /** How many Territories the player has summoned in the turn in progress. */
    public static final NumberKey TERRITORIES_SUMMONED = new NumberKey(5, "Territories summoned");

    /** 1 from when the loss of Territories has brought a point until the player has a Non-Vehicle one again, else 0. */
    public static final NumberKey SWEPT = new NumberKey(6, "swept");

    /** 1 if the player has won the game before and stays for this one, else 0. */
    @Rule(vw = "17.4.6")
    public static final NumberKey STAYS = new NumberKey(7, "stays");

    /** All of them. */
    public static final Array<NumberKey> ALL =
            Array.of(GOLD, VICTORY_POINTS, TURNS, STAGGER, FIRST_TURN_PRIORITY, TERRITORIES_SUMMONED, SWEPT, STAYS);

    private PlayerNumbers() {}
}
