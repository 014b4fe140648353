package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Value;

/** How one number may compare to another. */
public enum Comparison {
    /** As much or more. */
    AT_LEAST,
    /** As much or less. */
    AT_MOST,
    /** As much. */
    EXACTLY,
    /** More. */
    MORE_THAN,
    /** Less. */
    LESS_THAN,
    /** More or less. */
    NOT;

    /** Tells whether one number compares so to another. */
    public boolean holds(int one, int other) {
        return switch (this) {
            case AT_LEAST -> one >= other;
            case AT_MOST -> one <= other;
            case EXACTLY -> one == other;
            case MORE_THAN -> one > other;
            case LESS_THAN -> one < other;
            case NOT -> one != other;
        };
    }

    /** Returns the comparison in English. */
    public String english(Value to) {
        return switch (this) {
            case AT_LEAST -> to.english() + " or more";
            case AT_MOST -> to.english() + " or less";
            case EXACTLY -> to.english();
            case MORE_THAN -> "more than " + to.english();
            case LESS_THAN -> "less than " + to.english();
            case NOT -> "not " + to.english();
        };
    }
}
