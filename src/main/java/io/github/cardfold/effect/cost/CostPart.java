package io.github.cardfold.effect.cost;

import io.vavr.collection.Array;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/**
 * One part of a cost: which candidates may pay it, how many of them, and what they must come to together. Stride
 * (14.12.3.1) reads {@code CostPart.from(hand).atLeast(1).totalAtLeast(3, grade)}. Immutable; every method that
 * restricts returns a new part.
 */
public final class CostPart {
    private final IndexSet candidates;
    private final boolean all;
    private final boolean inPlace;
    private final boolean unasked;
    private final Counting counting;
    private final Totalling totalling;
    private final Grouping grouping;

    private CostPart(
            IndexSet candidates,
            boolean all,
            boolean inPlace,
            boolean unasked,
            Counting counting,
            Totalling totalling,
            Grouping grouping) {
        this.candidates = candidates;
        this.all = all;
        this.inPlace = inPlace;
        this.unasked = unasked;
        this.counting = counting;
        this.totalling = totalling;
        this.grouping = grouping;
    }

    /** Returns the part "any number of these". */
    public static CostPart from(IndexSet candidates) {
        return new CostPart(candidates, false, false, false, Counting.ANY_NUMBER, Totalling.FREE, Grouping.FREE);
    }

    /** Returns the part "all of these", payable also if there are none (11.7.3); it cannot be restricted. */
    public static CostPart all(IndexSet candidates) {
        return new CostPart(candidates, true, false, false, Counting.ANY_NUMBER, Totalling.FREE, Grouping.FREE);
    }

    /** Leaves what it takes where it is, so that a part that moves its cards can take the same ones (11.7.1). */
    public CostPart inPlace() {
        return new CostPart(candidates, all, true, unasked, counting, totalling, grouping);
    }

    /** Takes the first that can pay it, as few as it may, when all parts before it are paid; nobody is asked. */
    public CostPart unasked() {
        return new CostPart(candidates, all, inPlace, true, counting, totalling, grouping);
    }

    /** Takes this many. A number of zero or below is paid with nothing done (1.3.2.3). */
    public CostPart exactly(int number) {
        return between(number, number);
    }

    /** Takes this many or more. */
    public CostPart atLeast(int number) {
        return between(number, Counting.NO_LIMIT);
    }

    /** Takes this many or fewer, none included (1.3.5.1). */
    public CostPart upTo(int number) {
        return between(0, number);
    }

    /** Takes a number within these bounds; bounds below zero are zero. */
    public CostPart between(int least, int most) {
        return with(counting.between(least, most));
    }

    /** Lets a card count as any number from one to its worth: "may be regarded as discarding two cards". */
    public CostPart worth(IntUnaryOperator worthOf) {
        return counting(candidate -> 1, worthOf);
    }

    /** Lets a card count as any number from its fewest, one at least, to its worth. */
    public CostPart counting(IntUnaryOperator fewestOf, IntUnaryOperator worthOf) {
        Numbers fewest = Numbers.of(candidates, 1, fewestOf);
        IntUnaryOperator notFewer = candidate -> Math.max(fewest.of(candidate), worthOf.applyAsInt(candidate));
        return with(counting.as(fewest, Numbers.of(candidates, 1, notFewer)));
    }

    /** Takes cards whose weights come to this total or more; how many is said apart. No weight is negative. */
    public CostPart totalAtLeast(int least, IntUnaryOperator weightOf) {
        return totalBetween(least, Counting.NO_LIMIT, weightOf);
    }

    /** Takes cards whose weights come to a total within these bounds. No weight is negative. */
    public CostPart totalBetween(int least, int most, IntUnaryOperator weightOf) {
        return with(Totalling.of(candidates, least, most, weightOf));
    }

    /** Takes cards no two of which have a value in common. */
    public CostPart allDifferent(IntFunction<? extends Array<?>> valuesOf) {
        return with(Grouping.allDifferent(candidates, valuesOf));
    }

    /** Takes cards that all have one value in common. */
    public CostPart allSame(IntFunction<? extends Array<?>> valuesOf) {
        return with(Grouping.allSame(candidates, valuesOf));
    }

    /** Returns those that may pay this part. */
    public IndexSet candidates() {
        return candidates;
    }

    /** Says whether the part takes all of its candidates. */
    public boolean isAll() {
        return all;
    }

    /** Says whether the part leaves what it takes where it is. */
    public boolean isInPlace() {
        return inPlace;
    }

    /** Says whether nobody is asked what it takes. */
    public boolean isUnasked() {
        return unasked;
    }

    /** Says whether there is nothing to choose: all are taken, or none because the number is zero. */
    public boolean isSettled() {
        return all || counting.isNone();
    }

    /** Says whether exactly these picks pay the part, whatever else is paid. */
    public boolean isPaidBy(IndexSet picks) {
        if (isSettled()) {
            return picks.equals(settledPicks());
        }
        IndexSet before = IndexSet.empty();
        for (int pick = picks.next(0); pick >= 0; pick = picks.next(pick + 1)) {
            if (!candidates.contains(pick)
                    || grouping.joining(before, IndexSet.of(pick)).isEmpty()) {
                return false;
            }
            before = before.plus(pick);
        }
        return isMetBy(Progress.of(this, picks));
    }

    /** Says whether what one of the two takes is lost to the other. */
    boolean isRivalOf(CostPart other) {
        return inPlace == other.inPlace;
    }

    Counting counting() {
        return counting;
    }

    Totalling totalling() {
        return totalling;
    }

    Grouping grouping() {
        return grouping;
    }

    IndexSet settledPicks() {
        return all ? candidates : IndexSet.empty();
    }

    boolean isMetBy(Progress progress) {
        return counting.isNone() || (counting.isMetBy(progress) && totalling.isMetBy(progress));
    }

    /** Says whether the picks may be so many and so much with the candidate added. */
    boolean admits(Progress progress, int candidate) {
        return progress.fewest() + counting.fewest().of(candidate) <= counting.most()
                && totalling.admits(progress, candidate);
    }

    /** Says whether one can take the other's place in any set of picks. */
    boolean isAlike(int one, int other) {
        return counting.isAlike(one, other)
                && totalling.isAlike(one, other)
                && grouping.keys(one).equals(grouping.keys(other));
    }

    /** Returns this part of picks that have one of these keys in common. */
    CostPart sharing(IndexSet keys) {
        return with(grouping.sharing(keys));
    }

    private CostPart with(Counting newCounting) {
        return new CostPart(candidates, all, inPlace, unasked, newCounting, totalling, grouping);
    }

    private CostPart with(Totalling newTotalling) {
        return new CostPart(candidates, all, inPlace, unasked, counting, newTotalling, grouping);
    }

    private CostPart with(Grouping newGrouping) {
        return new CostPart(candidates, all, inPlace, unasked, counting, totalling, newGrouping);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CostPart that
                && all == that.all
                && inPlace == that.inPlace
                && unasked == that.unasked
                && candidates.equals(that.candidates)
                && counting.equals(that.counting)
                && totalling.equals(that.totalling)
                && grouping.equals(that.grouping);
    }

    @Override
    public int hashCode() {
        return Objects.hash(candidates, all, inPlace, unasked, counting, totalling, grouping);
    }

    @Override
    public String toString() {
        return (all ? "all of " : "some of ") + candidates;
    }
}
