package io.github.cardfold.cardfight.state;

/** How the opening hand is redrawn (8.2.1.8). */
public enum Redraw {
    /** Cards are put on the bottom, as many drawn, and then the deck is shuffled (ruling 49). */
    FROM_THE_TOP,
    /** Cards are shuffled into the deck, and then as many drawn. */
    AFTER_THE_SHUFFLE
}
