package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What a component holds, as a list. */
final class Members {
    private Members() {}

    static Array<Object> of(Object value) {
        if (value instanceof Array<?> several) {
            return Array.narrow(several);
        }
        return value instanceof Option<?> maybe ? Array.narrow(maybe.toArray()) : Array.of(value);
    }
}
