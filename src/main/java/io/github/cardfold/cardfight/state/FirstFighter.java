package io.github.cardfold.cardfight.state;

/** Who decides which fighter goes first (8.2.1.6). */
public enum FirstFighter {
    /** A fighter picked by chance chooses. */
    CHOSEN,
    /** Whoever chance picks goes first. */
    BY_CHANCE
}
