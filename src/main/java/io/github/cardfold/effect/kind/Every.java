package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Value;

/**
 * "For every two": how many times a number is in another, rounded down; 0 in one below 0.
 *
 * @param number the number, at least 1
 * @param of the other number
 */
@Phrase("{of} divided by {number}, rounded down")
public record Every(int number, Value of) implements Value {
    /** Refuses a number below 1. */
    public Every {
        if (number < 1) {
            throw new IllegalArgumentException("\"number\" is at least 1");
        }
    }

    @Override
    public int value(Query query) {
        return Math.max(0, of.value(query)) / number;
    }
}
