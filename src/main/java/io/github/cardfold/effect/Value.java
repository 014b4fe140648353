package io.github.cardfold.effect;

/** A number that is computed when it is needed. Pure: the same query has the same answer. */
public interface Value extends Term {
    /** Returns the number. */
    int value(Query query);

    /** Returns it in English as an amount that is added: {@code +5000}. */
    default String added() {
        return "+X, X being " + english();
    }
}
