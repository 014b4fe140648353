package io.github.cardfold.effect.cost;

import java.util.Arrays;
import java.util.List;

/** What the kinds not yet dealt can still bring, to each demand and to all of them together. */
final class KindsAhead {
    private final Demand[] demands;
    private final Sums[][] each;
    private final Sums[] together;

    /** What can be got of some kinds, and the keys that bind a demand there. */
    private record Sums(long worth, long total, IndexSet keys) {
        static final Sums NONE = new Sums(0, 0, IndexSet.empty());

        Sums plus(long number, long worthEach, long totalEach, IndexSet more) {
            return new Sums(worth + number * worthEach, total + number * totalEach, keys.union(more));
        }
    }

    KindsAhead(Demand[] demands, List<IndexSet> kinds) {
        this.demands = demands;
        each = new Sums[kinds.size() + 1][demands.length];
        together = new Sums[kinds.size() + 1];
        Arrays.fill(each[kinds.size()], Sums.NONE);
        together[kinds.size()] = Sums.NONE;
        for (int kind = kinds.size() - 1; kind >= 0; kind--) {
            addUp(kind, kinds.get(kind));
        }
    }

    private void addUp(int kind, IndexSet cards) {
        int card = cards.next(0);
        int wanted = 0;
        long worth = 0;
        long total = 0;
        for (int d = 0; d < demands.length; d++) {
            each[kind][d] = each[kind + 1][d];
            if (demands[d].available().contains(card)) {
                IndexSet keys = Holding.keysOf(demands[d], card);
                int number = keys.isEmpty() ? cards.size() : 1;
                int worthEach = demands[d].part().counting().worth().of(card);
                int totalEach = demands[d].part().totalling().weight().of(card);
                each[kind][d] = each[kind][d].plus(number, worthEach, totalEach, keys);
                wanted += number;
                worth = Math.max(worth, worthEach);
                total = Math.max(total, totalEach);
            }
        }
        together[kind] = together[kind + 1].plus(Math.min(wanted, cards.size()), worth, total, IndexSet.empty());
    }

    /** Says whether the kinds from this one on may be enough for a demand that has this. */
    boolean suffice(int kind, int d, Holding held) {
        Sums sums = each[kind][d];
        return held.meets(demands[d])
                || (held.missing(demands[d]) <= sums.worth && held.lacking(demands[d]) <= sums.total);
    }

    /** Says whether the kinds from this one on may be enough for all demands. */
    boolean suffice(int kind, Holding[] held) {
        long missing = 0;
        long lacking = 0;
        for (int d = 0; d < demands.length; d++) {
            if (!suffice(kind, d, held[d])) {
                return false;
            }
            if (!held[d].meets(demands[d])) {
                missing += held[d].missing(demands[d]);
                lacking += held[d].lacking(demands[d]);
            }
        }
        return missing <= together[kind].worth && lacking <= together[kind].total;
    }

    /** Returns all that matters of what was dealt before this kind. */
    long[] situation(int kind, Holding[] held) {
        long[][] parts = new long[demands.length][];
        int length = 1;
        for (int d = 0; d < demands.length; d++) {
            parts[d] = situation(demands[d], held[d], each[kind][d].keys);
            length += parts[d].length;
        }
        long[] situation = new long[length];
        situation[0] = kind;
        length = 1;
        for (long[] part : parts) {
            System.arraycopy(part, 0, situation, length, part.length);
            length += part.length;
        }
        return situation;
    }

    private static long[] situation(Demand demand, Holding held, IndexSet keysAhead) {
        if (held.meets(demand)) {
            return new long[] {-1};
        }
        int[] barred = held.keys().retain(keysAhead).toArray();
        long[] situation = new long[4 + barred.length];
        situation[0] = demand.part().counting().hasLimit() ? held.progress().fewest() : 0;
        situation[1] = held.missing(demand);
        situation[2] = held.progress().total();
        situation[3] = barred.length;
        for (int i = 0; i < barred.length; i++) {
            situation[4 + i] = barred[i];
        }
        return situation;
    }
}
