package io.github.cardfold.spi;

import io.vavr.collection.Array;

/** A pure function from what it has declared that it reads to what is to happen. */
@FunctionalInterface
public interface ProposalFunction {
    /**
     * Returns what is to happen together: the same for the same answers, in whatever thread. What rules or effects
     * forbid of it does not happen.
     */
    Array<Proposed> proposals(Inquiry inquiry);
}
