package io.github.cardfold.effect.cost;

import java.util.ArrayList;
import java.util.List;

/** Sorts candidates into kinds: those of one kind can take each other's place in every payment. */
final class Kinds {
    private Kinds() {}

    static List<IndexSet> of(IndexSet candidates, List<Demand> demands) {
        List<IndexSet> kinds = List.of(candidates);
        for (Demand demand : demands) {
            List<IndexSet> finer = new ArrayList<>();
            for (IndexSet kind : kinds) {
                split(kind, demand, finer);
            }
            kinds = finer;
        }
        return kinds;
    }

    private static void split(IndexSet kind, Demand demand, List<IndexSet> finer) {
        IndexSet outside = kind.minus(demand.available());
        if (!outside.isEmpty()) {
            finer.add(outside);
        }
        IndexSet inside = kind.retain(demand.available());
        while (!inside.isEmpty()) {
            int first = inside.next(0);
            IndexSet alike =
                    demand.isPlain() ? inside : inside.filter(i -> demand.part().isAlike(first, i));
            finer.add(alike);
            inside = inside.minus(alike);
        }
    }
}
