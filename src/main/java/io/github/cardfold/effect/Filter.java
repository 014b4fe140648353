package io.github.cardfold.effect;

/** What cards may be asked for: a grade, a name, a state. Pure: the same query has the same answer. */
public interface Filter extends Term {
    /** Tells whether a card is of that kind. */
    boolean accepts(Query query, Subject subject);

    /** Returns how it is said before a noun, as in {@code resting cards}; "" if it follows the noun. */
    default String before() {
        return "";
    }
}
