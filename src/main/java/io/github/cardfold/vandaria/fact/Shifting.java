package io.github.cardfold.vandaria.fact;

/** Part of a card's text that speaks of a kind of Shift (15.1). */
public interface Shifting {
    /** Returns the words of the Shift. */
    String shift();

    /** Tells whether the card has it, so that it is in the game with that. */
    default boolean isHad() {
        return false;
    }
}
