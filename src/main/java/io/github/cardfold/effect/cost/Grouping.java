package io.github.cardfold.effect.cost;

import io.vavr.collection.Array;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * What the picks of a part must have in common, or may not: names, grades, columns. Each candidate has keys, the
 * numbers of what it has and others may have too. Immutable.
 */
final class Grouping {
    /** Whatever the picks are, they go together. */
    static final Grouping FREE = new Grouping(false, new IndexSet[0]);

    private final boolean same;
    /** By index; empty if there is nothing that groups them. */
    private final IndexSet[] keys;

    private Grouping(boolean same, IndexSet[] keys) {
        this.same = same;
        this.keys = keys;
    }

    /** All picks have one key in common. */
    static Grouping allSame(IndexSet candidates, IntFunction<? extends Array<?>> valuesOf) {
        Grouping grouping = new Grouping(true, keys(candidates, valuesOf, 1));
        boolean isFree = candidates.isEmpty() || !grouping.common(candidates).isEmpty();
        return isFree ? FREE : grouping;
    }

    /** No two picks have a key in common. */
    static Grouping allDifferent(IndexSet candidates, IntFunction<? extends Array<?>> valuesOf) {
        IndexSet[] keys = keys(candidates, valuesOf, 2);
        return Arrays.stream(keys).allMatch(IndexSet::isEmpty) ? FREE : new Grouping(false, keys);
    }

    /** Numbers the values that so many candidates have, in the order in which they are met. */
    private static IndexSet[] keys(IndexSet candidates, IntFunction<? extends Array<?>> valuesOf, int least) {
        Array<?>[] values = new Array<?>[candidates.last() + 1];
        Map<Object, Integer> counts = new LinkedHashMap<>();
        for (int i = candidates.next(0); i >= 0; i = candidates.next(i + 1)) {
            values[i] = valuesOf.apply(i);
            values[i].forEach(each -> counts.merge(each, 1, Integer::sum));
        }
        Map<Object, Integer> numbers = new LinkedHashMap<>();
        counts.forEach((value, count) -> {
            if (count >= least) {
                numbers.put(value, numbers.size());
            }
        });
        IndexSet[] keys = new IndexSet[values.length];
        Arrays.fill(keys, IndexSet.empty());
        for (int i = candidates.next(0); i >= 0; i = candidates.next(i + 1)) {
            for (Object value : values[i]) {
                Integer number = numbers.get(value);
                keys[i] = number == null ? keys[i] : keys[i].plus(number);
            }
        }
        return keys;
    }

    /** Tells whether all picks must have something in common, and not nothing. */
    boolean same() {
        return same;
    }

    boolean isFree() {
        return keys.length == 0;
    }

    /** Tells whether no candidate has several keys. */
    boolean isPartition() {
        for (IndexSet each : keys) {
            if (each.size() > 1) {
                return false;
            }
        }
        return true;
    }

    /** Returns the keys of a candidate. */
    IndexSet keys(int candidate) {
        return isFree() ? IndexSet.empty() : keys[candidate];
    }

    /** Returns the keys that all of some picks have, of one at least. */
    IndexSet common(IndexSet picks) {
        IndexSet common = keys(picks.next(0));
        for (int pick = picks.next(0); pick >= 0; pick = picks.next(pick + 1)) {
            common = common.retain(keys(pick));
        }
        return common;
    }

    /** Returns the keys that any of some candidates has. */
    IndexSet all(IndexSet candidates) {
        IndexSet all = IndexSet.empty();
        for (int i = candidates.next(0); i >= 0; i = candidates.next(i + 1)) {
            all = all.union(keys(i));
        }
        return all;
    }

    /** Returns the grouping in which picks have one of these keys in common. */
    Grouping sharing(IndexSet common) {
        return common.size() == 1
                ? FREE
                : new Grouping(
                        true,
                        Arrays.stream(keys).map(each -> each.retain(common)).toArray(IndexSet[]::new));
    }

    /** Returns no smaller number than that of the most picks among these; exactly that if all of them have one key. */
    int variety(IndexSet candidates) {
        if (same || isFree()) {
            return candidates.size();
        }
        int keyed = candidates.filter(i -> !keys(i).isEmpty()).size();
        return candidates.size() - keyed + Math.min(keyed, all(candidates).size());
    }

    /** Returns those that may join all of the picks. */
    IndexSet joining(IndexSet picks, IndexSet others) {
        if (isFree() || picks.isEmpty()) {
            return others;
        }
        IndexSet bound = same ? common(picks) : all(picks);
        return others.filter(other -> keys(other).intersects(bound) == same);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Grouping that && same == that.same && Arrays.equals(keys, that.keys);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(keys) + (same ? 1 : 0);
    }
}
