package io.github.cardfold.effect;

import io.vavr.collection.Array;

/** What can be measured of a card: its grade, its power, its column. Pure: the same query has the same answer. */
public interface Measure extends Term {
    /** Returns the number, 0 for a card of which there is none. */
    int of(Query query, Subject subject);

    /** Tells whether a card has anything to be measured, so that it can be compared with others. */
    default boolean isOf(Query query, Subject subject) {
        return true;
    }

    /** Returns those of some cards that have something to be measured. */
    default Array<Subject> having(Query query, Array<Subject> cards) {
        return cards.filter(each -> isOf(query, each));
    }
}
