package io.github.cardfold.effect.cost;

import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * A cost: parts that are all paid at once (11.7.1). No candidate pays two of them, unless one of the two leaves it
 * {@linkplain CostPart#inPlace in its place}. Immutable. A cost without parts is payable and paid (11.7.2).
 */
public final class Cost {
    /** The most parts a cost may have. */
    public static final int MOST_PARTS = 16;

    private final Array<CostPart> parts;
    private final Spent taken;
    private final boolean disjoint;

    private Cost(Array<CostPart> parts) {
        this.parts = parts;
        Spent taken = Spent.NOTHING;
        boolean disjoint = true;
        for (CostPart part : parts) {
            disjoint &= !taken.by(part).intersects(part.settledPicks());
            taken = taken.and(part, part.settledPicks());
        }
        this.taken = taken;
        this.disjoint = disjoint;
    }

    /** Returns the cost of these parts, planned in this order. */
    public static Cost of(CostPart... parts) {
        return of(Array.of(parts));
    }

    /** Returns the cost of these parts, planned in this order. */
    public static Cost of(Iterable<CostPart> parts) {
        Array<CostPart> listed = Array.ofAll(parts);
        if (listed.size() > MOST_PARTS) {
            throw new IllegalArgumentException(listed.size() + " parts, more than " + MOST_PARTS);
        }
        return new Cost(listed);
    }

    /** Returns the parts in their order. */
    public Array<CostPart> parts() {
        return parts;
    }

    /** Says whether all parts together can be paid. */
    public boolean isPayable() {
        return disjoint && Payability.canBeMet(demandsFrom(0, Spent.NOTHING));
    }

    /** Returns the plan without picks. */
    public CostPlan plan() {
        return CostPlan.begin(this);
    }

    /** Says whether these picks, one set for each part, are a whole payment. */
    public boolean isPaidBy(Iterable<IndexSet> payment) {
        Array<IndexSet> picks = Array.ofAll(payment);
        Spent spent = Spent.NOTHING;
        for (int i = 0; i < Math.min(parts.size(), picks.size()); i++) {
            CostPart part = parts.get(i);
            if (spent.by(part).intersects(picks.get(i)) || !part.isPaidBy(picks.get(i))) {
                return false;
            }
            spent = spent.and(part, picks.get(i));
        }
        return picks.size() == parts.size();
    }

    /** Returns those that may pay a part with something to choose: none that a part takes with all of its own. */
    IndexSet payers(int part) {
        return parts.get(part).candidates().minus(taken.by(parts.get(part)));
    }

    /** Returns what the parts from {@code first} on want when these are spent. */
    List<Demand> demandsFrom(int first, Spent spent) {
        List<Demand> demands = new ArrayList<>();
        for (int part = first; part < parts.size(); part++) {
            if (!parts.get(part).isSettled() && !parts.get(part).isMetBy(Progress.NONE)) {
                IndexSet payers = payers(part).minus(spent.by(parts.get(part)));
                demands.add(Demand.after(parts.get(part), IndexSet.empty(), payers));
            }
        }
        return demands;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Cost that && parts.equals(that.parts);
    }

    @Override
    public int hashCode() {
        return parts.hashCode();
    }

    @Override
    public String toString() {
        return parts.mkString("[", " & ", "]");
    }
}
