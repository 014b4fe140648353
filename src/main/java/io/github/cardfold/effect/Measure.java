package io.github.cardfold.effect;

/** What can be measured of a card: its grade, its power, its column. Pure: the same query has the same answer. */
public interface Measure extends Term {
    /** Returns the number. */
    int of(Query query, Subject subject);
}
