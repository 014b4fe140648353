package io.github.cardfold.vandaria.fact;

import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Working;

/**
 * A requirement on deploying: in which Territories the card can be put. What is in one already is not asked (2.7.6).
 */
public interface Admitting extends Working {
    /** What all such effects are found by. */
    Object SORT = Admitting.class;

    /** Tells whether the card, which the query is about, can be put into a Territory. */
    boolean admits(Query query, Subject territory);

    @Override
    default Object sort() {
        return SORT;
    }
}
