package io.github.cardfold.effect;

/** Something that holds or not (11.2). Pure: the same query has the same answer. */
public interface Condition extends Term {
    /** Tells whether it holds. */
    boolean holds(Query query);

    /** Returns in English that it does not hold. */
    default String negated() {
        return "it is not so that " + english();
    }
}
