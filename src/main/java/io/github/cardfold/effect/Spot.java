package io.github.cardfold.effect;

import io.github.cardfold.kernel.table.Place;

/** What circles may be asked for: open ones, those of a row. Pure: the same query has the same answer. */
@Role("spot")
public interface Spot extends Term {
    /** Tells whether a circle is of that kind. */
    boolean accepts(Query query, Place circle);

    /** Tells whether a circle was of that kind just before something came to it. */
    default boolean accepted(Query query, Place circle, Happening coming) {
        return accepts(query, circle);
    }
}
