package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;

/** What using an ability costs, as those ask who look whether it can be used. Pure. */
public interface Price {
    /** Tells whether the text names no cost at all. */
    boolean isFree();

    /** Returns the terms that say what is paid. */
    Array<? extends Term> terms();

    /** Tells whether all parts together can be paid (11.8.2.2). */
    boolean isPayable(Query query);

    /** Tells whether all parts together can be paid without the card whose ability has the cost. */
    @Rule(jp = "11.8.2.4")
    boolean isPayableByOthers(Query query);
}
