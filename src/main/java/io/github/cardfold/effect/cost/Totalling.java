package io.github.cardfold.effect.cost;

import java.util.function.IntUnaryOperator;

/** What the picks of a part must total: the sum of their grades, say (14.12.3.1). */
record Totalling(int least, int most, Numbers weight) {
    /** Whatever the picks are, they will do. */
    static final Totalling FREE = new Totalling(0, Counting.NO_LIMIT, Numbers.all(0));

    /** Without a limit, what a card weighs beyond the least total is no better. */
    static Totalling of(IndexSet candidates, int least, int most, IntUnaryOperator weightOf) {
        if (most != Counting.NO_LIMIT) {
            return new Totalling(least, most, Numbers.of(candidates, 0, weightOf));
        }
        return least <= 0
                ? FREE
                : new Totalling(least, most, Numbers.of(candidates, 0, i -> Math.min(least, weightOf.applyAsInt(i))));
    }

    boolean isFree() {
        return least <= 0 && !hasLimit();
    }

    boolean hasLimit() {
        return most != Counting.NO_LIMIT;
    }

    boolean isMetBy(Progress progress) {
        return progress.total() >= least && (!hasLimit() || progress.total() <= most);
    }

    /** Says whether the total stays within the limit with the candidate added. */
    boolean admits(Progress progress, int candidate) {
        return !hasLimit() || progress.total() + weight.of(candidate) <= most;
    }

    boolean isAlike(int one, int other) {
        return weight.of(one) == weight.of(other);
    }
}
