package io.github.cardfold.effect.grammar;

/** With what the words after a phrase agree. */
public enum Agreement {
    /** With what is said last in it, if that is one or several. */
    AS_SAID,
    /** It names one thing. */
    ONE,
    /** It names several things. */
    MANY
}
