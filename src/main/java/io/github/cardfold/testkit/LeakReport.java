package io.github.cardfold.testkit;

import io.vavr.collection.Array;

/**
 * What a hunt for leaks found.
 *
 * @param pairs how many pairs of games were played
 * @param decisions how many answers were given in agreement, in all
 * @param least how many in the pair that agreed for the shortest time
 * @param most how many in the pair that agreed for the longest time
 * @param ends how often games were played in step no longer for each reason, by its name
 * @param leak what seat A could tell two games apart by, with the pair's number and how to play it again; "" if by
 *     nothing
 */
public record LeakReport(int pairs, long decisions, int least, int most, Array<End> ends, String leak) {
    static final LeakReport NOTHING_PLAYED = new LeakReport(
            0, 0, Integer.MAX_VALUE, 0, Array.of(Lockstep.End.values()).map(end -> new End(end.name(), 0)), "");

    /**
     * How often games were played in step no longer for a reason.
     *
     * @param reason the reason
     * @param count how often
     */
    public record End(String reason, int count) {}

    LeakReport and(int number, Lockstep.Agreement agreement) {
        String found = agreement.leak().isEmpty()
                ? ""
                : "pair " + number + " (again with from(" + number + ").pairs(1)) " + agreement.leak();
        return new LeakReport(
                pairs + 1,
                decisions + agreement.decisions(),
                Math.min(least, agreement.decisions()),
                Math.max(most, agreement.decisions()),
                ends.map(end ->
                        end.reason().equals(agreement.end().name()) ? new End(end.reason(), end.count() + 1) : end),
                found);
    }

    /** Returns how many answers were given in agreement in a pair on average, rounded; 0 if there are no pairs. */
    public long mean() {
        return pairs == 0 ? 0 : (decisions + pairs / 2) / pairs;
    }

    @Override
    public String toString() {
        return pairs + " pairs, decisions in agreement: mean " + mean() + ", min " + least + ", max " + most + "; "
                + ends.map(end -> end.reason() + " " + end.count()).mkString(" ")
                + (leak.isEmpty() ? "" : "\n" + leak);
    }
}
