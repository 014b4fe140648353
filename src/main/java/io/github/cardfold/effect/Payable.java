package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;

/**
 * An instruction that can be a cost, too: carried out it does as much as possible, paid it is done in full or not at
 * all. What can be paid is planned first: with which cards, or how much of which number. Pure.
 */
@Rule(jp = "11.7.1")
public interface Payable extends Instruction {
    /**
     * Returns the ways it can be paid, at least one, each the items that are all paid at once.
     *
     * @throws IllegalArgumentException if what it says can be carried out, but not paid; the message says why
     */
    Array<Array<CostItem>> ways();
}
