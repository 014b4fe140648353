package io.github.cardfold.effect.cost;

import java.util.ArrayList;
import java.util.List;

/**
 * Decides exactly whether several demands can be met together with different cards, without trying a payment. Demands
 * that share no candidate are decided apart. Demands for so many of one set are decided by Hall's theorem in some 2^d
 * operations on sets for d demands; those with totals, worths or different keys by {@link KindSearch}; for one that
 * wants the same key each key is tried.
 *
 * <p>Only the smallest sets that meet a demand matter here: a larger one leaves fewer for the others.
 */
final class Payability {
    private Payability() {}

    static boolean canBeMet(List<Demand> demands) {
        List<Demand> open = new ArrayList<>(demands.size());
        for (Demand demand : demands) {
            if (!demand.isMet()) {
                if (demand.isHopeless()) {
                    return false;
                }
                open.add(demand);
            }
        }
        while (open.size() > 1) {
            if (!rivalsCanBeMet(takeRivals(open))) {
                return false;
            }
        }
        return open.isEmpty() || rivalsCanBeMet(open);
    }

    /** Takes out the first demand and all that compete with it, also by way of others. */
    private static List<Demand> takeRivals(List<Demand> open) {
        List<Demand> rivals = new ArrayList<>(open.size());
        rivals.add(open.remove(0));
        IndexSet wanted = rivals.get(0).available();
        int i = 0;
        while (i < open.size()) {
            if (open.get(i).part().isRivalOf(rivals.get(0).part())
                    && open.get(i).available().intersects(wanted)) {
                wanted = wanted.union(open.get(i).available());
                rivals.add(open.remove(i));
                i = 0;
            } else {
                i++;
            }
        }
        return rivals;
    }

    private static boolean rivalsCanBeMet(List<Demand> rivals) {
        boolean plain = true;
        for (int i = 0; i < rivals.size(); i++) {
            if (rivals.get(i).part().grouping().same()) {
                return someKeyServes(rivals, i);
            }
            plain &= rivals.get(i).isPlain();
        }
        if (rivals.size() == 1 && rivals.get(0).isSimple()) {
            return true;
        }
        return plain ? hallHolds(rivals, 0, IndexSet.empty(), 0) : new KindSearch(rivals).succeeds();
    }

    private static boolean someKeyServes(List<Demand> rivals, int place) {
        List<Demand> narrowed = new ArrayList<>(rivals);
        Demand demand = rivals.get(place);
        IndexSet keys = demand.part().grouping().all(demand.available());
        for (int key = keys.next(0); key >= 0; key = keys.next(key + 1)) {
            narrowed.set(place, demand.sharing(key));
            if (canBeMet(narrowed)) {
                return true;
            }
        }
        return false;
    }

    /** Says whether every choice of demands, those from {@code next} on being open, finds candidates enough. */
    private static boolean hallHolds(List<Demand> rivals, int next, IndexSet available, long missing) {
        if (next == rivals.size()) {
            return available.size() >= missing;
        }
        Demand demand = rivals.get(next);
        return hallHolds(rivals, next + 1, available, missing)
                && hallHolds(rivals, next + 1, available.union(demand.available()), missing + demand.missing());
    }
}
