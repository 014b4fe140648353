package io.github.cardfold.effect.cost;

import io.vavr.collection.Array;
import java.util.stream.IntStream;

/**
 * A payment being planned: parts in their order, within a part the picks in rising order, {@link #DONE} to close a part
 * whose picks may be more. So each payment is planned in exactly one way, and as each answer offered leads to a
 * payment, nothing is ever taken back. Immutable.
 *
 * <p>A part with nothing to choose is never asked for, nor is one that takes the first it can by itself; nor is one
 * that has as many picks as it may have asked to be closed. Both follow from what will be paid, so the number of
 * answers tells nobody more than the payment does.
 */
public final class CostPlan {
    /** The answer that closes the open part. */
    public static final int DONE = -1;

    private final Cost cost;
    private final Array<IndexSet> closed;
    private final Spent spent;
    private final IndexSet picks;

    private CostPlan(Cost cost, Array<IndexSet> closed, Spent spent, IndexSet picks) {
        this.cost = cost;
        this.closed = closed;
        this.spent = spent;
        this.picks = picks;
    }

    static CostPlan begin(Cost cost) {
        if (!cost.isPayable()) {
            throw new IllegalArgumentException("the cost cannot be paid");
        }
        return new CostPlan(cost, Array.empty(), Spent.NOTHING, IndexSet.empty()).settled();
    }

    /** Returns the plan that these answers lead to; as data, a plan is its {@link #answers()}. */
    public static CostPlan resume(Cost cost, int... answers) {
        CostPlan plan = begin(cost);
        for (int answer : answers) {
            plan = plan.answer(answer);
        }
        return plan;
    }

    /** Says whether every part is paid for. */
    public boolean isComplete() {
        return closed.size() == cost.parts().size();
    }

    /** Returns the place of the part that is being picked for, which is the number of parts closed. */
    public int openPart() {
        return closed.size();
    }

    /** Returns the picks made so far for a part. */
    public IndexSet picks(int part) {
        if (part < closed.size()) {
            return closed.get(part);
        }
        return part == closed.size() ? picks : IndexSet.empty();
    }

    /** Returns the answers that can still lead to a payment; none if the plan is complete. */
    public CostOptions options() {
        if (isComplete()) {
            return new CostOptions(IndexSet.empty(), false);
        }
        PickOracle oracle = oracle();
        return new CostOptions(oracle.mayBePicked(), oracle.mayBeDone());
    }

    /** Says whether {@link #options()} has this answer, at less expense. */
    public boolean offers(int answer) {
        return !isComplete() && (answer == DONE ? oracle().mayBeDone() : oracle().mayBePicked(answer));
    }

    /** Returns the plan with the answer, a candidate or {@link #DONE}. */
    public CostPlan answer(int answer) {
        if (!offers(answer)) {
            throw new IllegalArgumentException("answer " + answer + " is not offered by " + this);
        }
        return answer == DONE
                ? closing(picks).settled()
                : new CostPlan(cost, closed, spent, picks.plus(answer)).settled();
    }

    /** Returns the plan with a further pick for the open part. */
    public CostPlan pick(int candidate) {
        return answer(candidate);
    }

    /** Returns the plan with the open part closed. */
    public CostPlan done() {
        return answer(DONE);
    }

    /** Returns this plan completed with the first answers: each part closed when it may be, with its first picks. */
    public CostPlan complete() {
        CostPlan plan = this;
        while (!plan.isComplete()) {
            PickOracle oracle = plan.oracle();
            plan = plan.answer(oracle.mayBeDone() ? DONE : oracle.mayBePicked().next(0));
        }
        return plan;
    }

    /** Returns what is paid, a set for each part, once the plan is complete. */
    public Array<IndexSet> payment() {
        if (!isComplete()) {
            throw new IllegalStateException("not yet complete: " + this);
        }
        return closed;
    }

    /** Returns the answers given, which lead here from the plan without picks. */
    public int[] answers() {
        IntStream answers = IntStream.empty();
        for (int part = 0; part < closed.size(); part++) {
            CostPart asked = cost.parts().get(part);
            if (!asked.isSettled() && !asked.isUnasked()) {
                answers =
                        IntStream.concat(answers, IntStream.of(closed.get(part).toArray()));
                answers = isFull(asked, closed.get(part)) ? answers : IntStream.concat(answers, IntStream.of(DONE));
            }
        }
        return IntStream.concat(answers, IntStream.of(picks.toArray())).toArray();
    }

    private PickOracle oracle() {
        return new PickOracle(cost, closed.size(), spent, picks);
    }

    /** Closes what need not be asked. */
    private CostPlan settled() {
        CostPlan plan = this;
        while (!plan.isComplete()) {
            CostPart part = cost.parts().get(plan.openPart());
            if (part.isSettled()) {
                plan = plan.closing(part.settledPicks());
            } else if (isFull(part, plan.picks)) {
                plan = plan.closing(plan.picks);
            } else if (part.isUnasked()) {
                PickOracle oracle = plan.oracle();
                IndexSet picks = plan.picks;
                plan = oracle.mayBeDone()
                        ? plan.closing(picks)
                        : new CostPlan(
                                cost,
                                plan.closed,
                                plan.spent,
                                picks.plus(oracle.mayBePicked().next(0)));
            } else {
                break;
            }
        }
        return plan;
    }

    private static boolean isFull(CostPart part, IndexSet picks) {
        return Progress.of(part, picks).fewest() == part.counting().most();
    }

    private CostPlan closing(IndexSet paid) {
        CostPart part = cost.parts().get(closed.size());
        return new CostPlan(cost, closed.append(paid), spent.and(part, paid), IndexSet.empty());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CostPlan that
                && cost.equals(that.cost)
                && closed.equals(that.closed)
                && picks.equals(that.picks);
    }

    @Override
    public int hashCode() {
        return 31 * closed.hashCode() + picks.hashCode();
    }

    @Override
    public String toString() {
        return closed.append(picks).take(cost.parts().size()).mkString("plan ", " & ", "");
    }
}
