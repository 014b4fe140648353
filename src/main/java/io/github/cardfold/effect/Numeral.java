package io.github.cardfold.effect;

import io.vavr.control.Option;

/** A value that is always the same number. */
public interface Numeral extends Value {
    /** Returns the number. */
    int number();

    @Override
    default Option<Long> constant() {
        return Option.some(Value.orTooGreat(number()));
    }
}
