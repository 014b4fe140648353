package io.github.cardfold.effect;

/** A number that is computed when it is needed. Pure: the same query has the same answer. */
public interface Value extends Term {
    /** Returns the number. */
    int value(Query query);
}
