package io.github.cardfold.effect.cost;

import io.github.cardfold.citation.Rule;

/**
 * What parts of a cost have taken: all are paid at the same time, so that a card that one part turns where it lies can
 * be moved by another one; none is turned twice or moved twice.
 *
 * @param moved by parts that move their cards
 * @param turned by parts that leave them in their place
 */
@Rule(jp = "11.7.1")
record Spent(IndexSet moved, IndexSet turned) {
    static final Spent NOTHING = new Spent(IndexSet.empty(), IndexSet.empty());

    /** Returns those that a part cannot take any more. */
    IndexSet by(CostPart part) {
        return part.isInPlace() ? turned : moved;
    }

    /** Returns what is spent when a part has taken these, too. */
    Spent and(CostPart part, IndexSet picks) {
        return part.isInPlace() ? new Spent(moved, turned.union(picks)) : new Spent(moved.union(picks), turned);
    }
}
