package io.github.cardfold.effect;

/** A part of a text that compares with the card that has the text: that card itself, others, its column. */
public interface OfThis extends Term {
    /** Tells whether it is that card. */
    default boolean isThis() {
        return false;
    }
}
