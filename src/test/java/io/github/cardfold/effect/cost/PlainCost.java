package io.github.cardfold.effect.cost;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** A cost decided by looking at every set of candidates. */
final class PlainCost {
    static final int MOST_CANDIDATES = 12;

    final List<PlainPart> parts;
    private final int[][] paying;

    private PlainCost(List<PlainPart> parts) {
        this.parts = parts;
        paying = new int[parts.size()][];
        for (int part = 0; part < paying.length; part++) {
            paying[part] = IntStream.range(0, 1 << MOST_CANDIDATES)
                    .filter(parts.get(part)::isPaidBy)
                    .toArray();
        }
    }

    static PlainCost roll(Dice dice, int mostCandidates) {
        int number = dice.oneIn(10) ? dice.roll(3) : 3 + dice.roll(mostCandidates - 2);
        int count = dice.oneIn(20) ? 0 : 1 + dice.roll(3);
        List<PlainPart> parts = new ArrayList<>();
        while (parts.size() < count) {
            parts.add(PlainPart.roll(dice, number, number / count));
        }
        return new PlainCost(parts);
    }

    Cost cost() {
        return Cost.of(parts.stream().map(PlainPart::part).toList());
    }

    /** Says whether the parts from {@code part} on can be paid without the spent. */
    boolean isPayable(int part, PlainPart.Taken spent) {
        return part == paying.length
                || Arrays.stream(paying[part])
                        .anyMatch(set -> isFree(part, set, spent)
                                && isPayable(part + 1, parts.get(part).after(spent, set)));
    }

    /** Says whether a payment begins so: of the open part's picks those up to {@code last} are exactly these. */
    boolean isPayable(int part, PlainPart.Taken spent, int picks, int last) {
        int decided = (2 << last) - 1;
        return Arrays.stream(paying[part])
                .anyMatch(set -> (set & decided) == picks
                        && isFree(part, set, spent)
                        && isPayable(part + 1, parts.get(part).after(spent, set)));
    }

    private boolean isFree(int part, int set, PlainPart.Taken spent) {
        return (set & parts.get(part).lost(spent)) == 0;
    }

    boolean isPaid(int part, int picks) {
        return parts.get(part).isPaidBy(picks);
    }

    /** Returns up to {@code limit} payments, each as its picks part by part. */
    List<List<Integer>> payments(int limit) {
        List<List<Integer>> payments = new ArrayList<>();
        pay(0, PlainPart.Taken.NOTHING, List.of(), payments, limit);
        return payments;
    }

    private void pay(int part, PlainPart.Taken spent, List<Integer> paid, List<List<Integer>> payments, int limit) {
        if (part == paying.length) {
            payments.add(paid);
            return;
        }
        for (int set : paying[part]) {
            if (isFree(part, set, spent) && payments.size() < limit) {
                List<Integer> more = new ArrayList<>(paid);
                more.add(set);
                pay(part + 1, parts.get(part).after(spent, set), more, payments, limit);
            }
        }
    }
}
