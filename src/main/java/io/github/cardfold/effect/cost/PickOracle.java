package io.github.cardfold.effect.cost;

import java.util.ArrayList;
import java.util.List;

/**
 * Knows which candidates the open part of a plan may pick next. After a pick only greater indices are open to this
 * part, while the later parts may take any that is left to them.
 */
final class PickOracle {
    private final CostPart part;
    private final IndexSet picks;
    private final Progress progress;
    private final IndexSet next;
    private final List<Demand> later;

    PickOracle(Cost cost, int open, Spent spent, IndexSet picks) {
        this.part = cost.parts().get(open);
        this.picks = picks;
        progress = Progress.of(part, picks);
        IndexSet above = cost.payers(open).minus(spent.by(part)).above(picks.last());
        next = part.grouping().joining(picks, above).filter(candidate -> part.admits(progress, candidate));
        later = cost.demandsFrom(open + 1, spent.and(part, picks));
    }

    boolean mayBeDone() {
        return part.isMetBy(progress);
    }

    /** Returns all that may be picked. Of one kind, whoever may be picked, those before it may be. */
    IndexSet mayBePicked() {
        List<Demand> demands = new ArrayList<>();
        demands.add(new Demand(part, next, progress));
        demands.addAll(later);
        IndexSet found = IndexSet.empty();
        for (IndexSet kind : Kinds.of(next, demands)) {
            found = found.union(pickable(kind));
        }
        return found;
    }

    private IndexSet pickable(IndexSet kind) {
        if (mayBePicked(kind.last())) {
            return kind;
        }
        int[] members = kind.toArray();
        int good = 0;
        int bad = members.length - 1;
        while (good < bad) {
            int middle = (good + bad) >>> 1;
            if (mayBePicked(members[middle])) {
                good = middle + 1;
            } else {
                bad = middle;
            }
        }
        return kind.minus(kind.above(members[good] - 1));
    }

    boolean mayBePicked(int candidate) {
        if (!next.contains(candidate)) {
            return false;
        }
        List<Demand> demands = new ArrayList<>(later.size() + 1);
        demands.add(Demand.after(part, picks.plus(candidate), next.above(candidate)));
        for (Demand demand : later) {
            demands.add(part.isRivalOf(demand.part()) ? demand.without(candidate) : demand);
        }
        return Payability.canBeMet(demands);
    }
}
