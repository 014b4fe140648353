package io.github.cardfold.vandaria.card;

import io.github.cardfold.citation.Rule;

/** The Ranks of Loot, the lowest first; the Rank fixes the price (4.6). */
@Rule(vw = {"4.6.1", "4.6.2"})
public enum Rank {
    /** The lowest. */
    E,
    /** Above E. */
    D,
    /** Above D. */
    C,
    /** Above C. */
    B,
    /** Above B. */
    A,
    /** The highest. */
    S;

    /** Returns the price in gold, the Prize that is printed on the card. */
    @Rule(vw = {"4.6.3", "4.6.7", "4.9.11"})
    public int prize() {
        return ordinal();
    }
}
