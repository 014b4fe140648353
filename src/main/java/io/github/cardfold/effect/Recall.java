package io.github.cardfold.effect;

import io.vavr.collection.Array;

/** A term that looks back at what has happened; what it asks for is counted because it is there. */
public interface Recall extends Term {
    /** Returns what it needs to be counted. */
    Tally tally();

    @Override
    default Array<String> reads() {
        return Array.of(Facts.LASTING);
    }
}
