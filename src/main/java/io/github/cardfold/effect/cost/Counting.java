package io.github.cardfold.effect.cost;

/**
 * How many a part takes. A card may count as any number from its {@code fewest} to its {@code worth}: picks fit if some
 * count they may have lies between {@code least} and {@code most}.
 */
record Counting(int least, int most, Numbers fewest, Numbers worth) {
    static final int NO_LIMIT = Integer.MAX_VALUE;

    /** Any number, each card counting as one. */
    static final Counting ANY_NUMBER = new Counting(0, NO_LIMIT, Numbers.all(1), Numbers.all(1));

    /** A number below zero is zero (1.3.2.3). */
    Counting between(int newLeast, int newMost) {
        return new Counting(Math.max(0, newLeast), Math.max(0, newMost), fewest, worth);
    }

    Counting as(Numbers newFewest, Numbers newWorth) {
        return new Counting(least, most, newFewest, newWorth);
    }

    boolean hasLimit() {
        return most != NO_LIMIT;
    }

    boolean isNone() {
        return least == 0 && most == 0;
    }

    /** Says whether each card counts as exactly one. */
    boolean isByOnes() {
        return fewest.isAll(1) && worth.isAll(1);
    }

    boolean isMetBy(Progress progress) {
        return progress.worth() >= least && progress.fewest() <= most;
    }

    boolean isAlike(int one, int other) {
        return fewest.of(one) == fewest.of(other) && worth.of(one) == worth.of(other);
    }
}
