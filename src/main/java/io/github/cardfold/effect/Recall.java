package io.github.cardfold.effect;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** A term that looks back at what has happened; what it asks for is counted because it is there. */
public interface Recall extends Term {
    /** Returns what it needs to be counted, nothing if it does not look back after all. */
    Option<Tally> tally();

    /** Returns how often it must have happened, or which time it is; none if any number will do. */
    default Option<Value> least() {
        return Option.none();
    }

    @Override
    default Array<String> reads() {
        return tally().isEmpty() ? Array.empty() : Array.of(Facts.LASTING);
    }
}
