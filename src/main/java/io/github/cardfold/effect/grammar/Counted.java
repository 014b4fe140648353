package io.github.cardfold.effect.grammar;

/** A term that is some cards, and knows whether it is always one. */
public interface Counted {
    /** Tells whether it is one card at most, of which English speaks in the singular. */
    boolean isSingle();
}
