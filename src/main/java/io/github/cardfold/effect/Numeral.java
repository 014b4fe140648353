package io.github.cardfold.effect;

/** A value that is always the same number. */
public interface Numeral extends Value {
    /** Returns the number. */
    int number();

    @Override
    default String added() {
        return (number() < 0 ? "" : "+") + number();
    }
}
