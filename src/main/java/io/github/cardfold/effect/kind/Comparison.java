package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.Value;

/** How one number may compare to another. */
public enum Comparison {
    /** As much or more. */
    @Phrase(form = "than", value = "at least")
    AT_LEAST,
    /** As much or less. */
    @Phrase(form = "than", value = "at most")
    AT_MOST,
    /** As much. */
    @Phrase(form = "than", value = "exactly")
    EXACTLY,
    /** More. */
    @Phrase(form = "than", value = "more than")
    MORE_THAN,
    /** Less. */
    @Phrase(form = "than", value = "less than")
    LESS_THAN,
    /** More or less. */
    @Phrase(form = "than", value = "other than")
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
