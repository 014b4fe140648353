package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;

/**
 * One of the ways to pay a cost with one of those to pay another that is appended to it: both are paid at once.
 *
 * @param one what the one cost takes
 * @param appended what the other takes
 */
@Rule(jp = {"7.44.1.3", "11.7.1"})
public record PaidTogether(Array<CostItem> one, Array<CostItem> appended) {
    /** Returns the items of both. */
    public Array<CostItem> all() {
        return one.appendAll(appended);
    }
}
