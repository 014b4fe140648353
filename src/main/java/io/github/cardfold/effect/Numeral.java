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

    /** Returns how later words of a text speak of so many cards. */
    static String cards(Value number) {
        return number instanceof Numeral numeral && numeral.number() == 1 ? "that card" : "those cards";
    }
}
