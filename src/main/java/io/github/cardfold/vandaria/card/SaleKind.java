package io.github.cardfold.vandaria.card;

import io.github.cardfold.citation.Rule;

/** The kinds of goods that Loot is (4.4.5). */
@Rule(vw = "4.4.5")
public enum SaleKind {
    /** Crude. */
    CRUDE,
    /** Edible. */
    EDIBLE,
    /** Junk. */
    JUNK,
    /** Prestige. */
    PRESTIGE,
    /** Magical. */
    MAGICAL,
    /** Valuable. */
    VALUABLE,
    /** Unknown. */
    UNKNOWN
}
