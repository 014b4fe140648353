package io.github.cardfold.effect;

import io.vavr.collection.Array;

/** Cards that an effect speaks of. Pure: the same query has the same answer. */
public interface Selector extends Term {
    /** Returns the cards, each once, in a fixed order: by place and position, or as they were named. */
    Array<Subject> subjects(Query query);

    /** Returns the cards among which it looks for them, whatever these are. */
    default Array<Subject> ground(Query query) {
        return subjects(query);
    }

    /** Tells whether some of the cards may lie where not all seats see them. */
    default boolean isHidden() {
        return false;
    }

    /**
     * Tells whether the cards are told apart by what a seat cannot see, so that who chooses them may fail to find one
     * (11.8.4.1.4).
     */
    default boolean mayFailToFind() {
        return false;
    }
}
