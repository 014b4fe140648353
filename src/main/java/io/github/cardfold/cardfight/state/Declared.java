package io.github.cardfold.cardfight.state;

/** What is declared. */
public enum Declared {
    /** The name of a card. */
    NAME,
    /** A grade. */
    GRADE
}
