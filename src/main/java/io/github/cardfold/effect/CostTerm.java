package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;

/** A cost as a text says it: one thing that is paid, several things, or a choice between costs. Pure. */
@Rule(jp = "11.7.1.1")
public interface CostTerm extends Term {
    /** Returns the ways it can be paid, at least one, each the items that are all paid at once. */
    Array<Array<CostItem>> ways();
}
