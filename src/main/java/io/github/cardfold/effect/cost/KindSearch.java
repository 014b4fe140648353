package io.github.cardfold.effect.cost;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/**
 * Decides demands with totals, worths or different keys. The candidates are dealt kind by kind, each card to a demand
 * that gains by it or to none; a demand that is met takes no more, and dealing stops where what is left cannot be
 * enough. What was dealt before matters only by what each demand has come to, and no such situation is tried twice.
 *
 * <p>So there are at most as many situations as kinds, times, for each demand, the values its count and its total can
 * take below what it wants. With grades, which total to a few, that is small; with several exact totals of numbers that
 * hardly two cards share it may be large.
 */
final class KindSearch {
    private final Demand[] demands;
    private final List<IndexSet> kinds;
    private final KindsAhead ahead;
    private final TreeSet<long[]> deadEnds = new TreeSet<>(Arrays::compare);

    KindSearch(List<Demand> rivals) {
        demands = rivals.toArray(Demand[]::new);
        IndexSet candidates = IndexSet.empty();
        for (Demand demand : demands) {
            candidates = candidates.union(demand.available());
        }
        kinds = new ArrayList<>(Kinds.of(candidates, rivals));
        for (Demand demand : demands) {
            if (!demand.part().grouping().isFree()) {
                kinds.sort(Comparator.comparingInt(kind -> Holding.keysOf(demand, kind.next(0)).next(0)));
                break;
            }
        }
        ahead = new KindsAhead(demands, kinds);
    }

    boolean succeeds() {
        Holding[] held = new Holding[demands.length];
        for (int d = 0; d < demands.length; d++) {
            held[d] = new Holding(demands[d].progress(), IndexSet.empty());
        }
        return deal(0, held);
    }

    private boolean deal(int kind, Holding[] held) {
        if (!ahead.suffice(kind, held)) {
            return false;
        }
        if (kind == kinds.size()) {
            return true;
        }
        long[] situation = ahead.situation(kind, held);
        if (deadEnds.contains(situation)) {
            return false;
        }
        boolean dealt = deal(kind, kinds.get(kind).size(), 0, held);
        if (!dealt) {
            deadEnds.add(situation);
        }
        return dealt;
    }

    /** Deals those left of a kind to the demands from {@code d} on. */
    private boolean deal(int kind, int left, int d, Holding[] held) {
        if (left == 0 || d == demands.length) {
            return deal(kind + 1, held);
        }
        Holding before = held[d];
        int card = kinds.get(kind).next(0);
        if (before.gainsBy(demands[d], card)) {
            held[d] = before.plus(demands[d], card);
            boolean dealt = deal(kind, left - 1, d, held);
            held[d] = before;
            if (dealt) {
                return true;
            }
        }
        return ahead.suffice(kind + 1, d, before) && deal(kind, left, d + 1, held);
    }
}
