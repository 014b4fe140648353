package io.github.cardfold.effect.cost;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/** One number for each candidate: a grade, a worth, a key. */
final class Numbers {
    private static final int[] NONE = {};

    /** By index, zero where nobody is a candidate; empty if all candidates have the same number. */
    private final int[] each;

    private final int same;

    private Numbers(int[] each, int same) {
        this.each = each;
        this.same = same;
    }

    static Numbers all(int same) {
        return new Numbers(NONE, same);
    }

    /** Asks for each candidate's number once; none may be below {@code floor}. */
    static Numbers of(IndexSet candidates, int floor, IntUnaryOperator numberOf) {
        int[] each = new int[candidates.last() + 1];
        int first = candidates.isEmpty() ? floor : numberOf.applyAsInt(candidates.next(0));
        boolean same = true;
        for (int i = candidates.next(0); i >= 0; i = candidates.next(i + 1)) {
            each[i] = numberOf.applyAsInt(i);
            same &= each[i] == first;
            if (each[i] < floor) {
                throw new IllegalArgumentException("candidate " + i + " has " + each[i] + ", below " + floor);
            }
        }
        return same ? all(first) : new Numbers(each, 0);
    }

    int of(int candidate) {
        return each.length == 0 ? same : each[candidate];
    }

    boolean isAll(int number) {
        return each.length == 0 && same == number;
    }

    boolean isUniform() {
        return each.length == 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Numbers that && same == that.same && Arrays.equals(each, that.each);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(each) + same;
    }

    @Override
    public String toString() {
        return isUniform() ? Integer.toString(same) : Arrays.toString(each);
    }
}
