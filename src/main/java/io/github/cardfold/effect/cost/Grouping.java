package io.github.cardfold.effect.cost;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/** What the picks of a part must have in common, or may not: names, grades, columns. */
record Grouping(boolean same, Numbers key) {
    /** A key that no two candidates share; between different keys it forbids nothing. */
    static final int LONE = 0;

    /** Whatever the picks are, they go together. */
    static final Grouping FREE = new Grouping(false, Numbers.all(LONE));

    /** All picks have one key. */
    static Grouping allSame(IndexSet candidates, IntUnaryOperator keyOf) {
        Numbers key = Numbers.of(candidates, Integer.MIN_VALUE, keyOf);
        return key.isUniform() ? FREE : new Grouping(true, key);
    }

    /** No two picks have one key. Keys are numbered anew from 1, so that a few bits hold those in use. */
    static Grouping allDifferent(IndexSet candidates, IntUnaryOperator keyOf) {
        int[] keys = Arrays.stream(candidates.toArray()).map(keyOf).sorted().toArray();
        return new Grouping(false, Numbers.of(candidates, LONE, i -> rank(keys, keyOf.applyAsInt(i))));
    }

    private static int rank(int[] sorted, int key) {
        int place = Arrays.binarySearch(sorted, key);
        boolean sharedBefore = place > 0 && sorted[place - 1] == key;
        boolean sharedAfter = place + 1 < sorted.length && sorted[place + 1] == key;
        if (!sharedBefore && !sharedAfter) {
            return LONE;
        }
        int rank = 1;
        for (int i = 1; i <= place; i++) {
            rank += sorted[i] == sorted[i - 1] ? 0 : 1;
        }
        return rank;
    }

    boolean isFree() {
        return !same && key.isAll(LONE);
    }

    /** Says whether the two may be picks of one part. */
    boolean joins(int one, int other) {
        boolean shared = key.of(one) == key.of(other);
        return same ? shared : !shared || key.of(one) == LONE;
    }

    /** Returns the greatest number of picks among these, or more if all must be the same. */
    int variety(IndexSet candidates) {
        int variety = candidates.size();
        if (same || isFree()) {
            return variety;
        }
        IndexSet keys = IndexSet.empty();
        for (int i = candidates.next(0); i >= 0; i = candidates.next(i + 1)) {
            if (key.of(i) != LONE) {
                variety -= keys.contains(key.of(i)) ? 1 : 0;
                keys = keys.plus(key.of(i));
            }
        }
        return variety;
    }

    /** Returns those that may join all of the picks. */
    IndexSet joining(IndexSet picks, IndexSet others) {
        if (isFree() || picks.isEmpty()) {
            return others;
        }
        if (same) {
            return others.filter(other -> joins(picks.next(0), other));
        }
        return others.filter(other -> {
            boolean joins = true;
            for (int pick = picks.next(0); pick >= 0 && joins; pick = picks.next(pick + 1)) {
                joins = joins(pick, other);
            }
            return joins;
        });
    }
}
