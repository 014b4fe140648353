package io.github.cardfold.vandaria.card;

/** The personalities of Followers. */
public enum Personality {
    /** Holy. */
    HOLY,
    /** Dark. */
    DARK,
    /** Ark, that of the Frameless, whose ATK can deal elemental damage (11.5.1). */
    ARK
}
