package io.github.cardfold.effect.cost;

import io.vavr.collection.Array;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** A cost part said as plainly as can be; sets are the bits of an int. What it calls paid is taken as true. */
record PlainPart(
        boolean inPlace,
        int candidates,
        Sort sort,
        int least,
        int most,
        int[] fewest,
        int[] worth,
        Total total,
        Group group) {
    enum Sort {
        COUNT,
        ALL
    }

    record Total(int least, int most, int[] weight) {}

    enum Rule {
        FREE,
        DIFFERENT,
        SAME
    }

    /** Each candidate has a key and, where {@code second} is not negative, another one. */
    record Group(Rule rule, int[] key, int[] second) {
        Set<Integer> keys(int candidate) {
            Set<Integer> keys = new TreeSet<>(Set.of(key[candidate]));
            if (second[candidate] >= 0) {
                keys.add(second[candidate]);
            }
            return keys;
        }
    }

    static final int NO_LIMIT = Integer.MAX_VALUE;
    private static final int SPREAD = 11;

    /** Returns a part that wants about its share of the candidates, so that the parts of a cost compete. */
    static PlainPart roll(Dice dice, int number, int share) {
        int least = dice.oneIn(12) ? -1 : dice.roll(share + 2);
        int most = dice.oneIn(3) ? NO_LIMIT : least + (dice.oneIn(2) ? 0 : dice.roll(4) - 1);
        boolean ones = !dice.oneIn(4);
        int[] fewest = ones || dice.oneIn(2) ? dice.rolls(number, 1, 1) : dice.rolls(number, 2, 1);
        int[] more = ones ? dice.rolls(number, 1, 0) : dice.rolls(number, 2, 0);
        int[] worth = IntStream.range(0, number).map(i -> fewest[i] + more[i]).toArray();
        int lightest = dice.oneIn(2) ? dice.roll(2 * share + 2) : 0;
        int heaviest = lightest > 0 && dice.oneIn(3) ? lightest + dice.roll(2) : NO_LIMIT;
        int dense = dice.roll(1 << number) | dice.roll(1 << number);
        return new PlainPart(
                dice.oneIn(4),
                dice.oneIn(3) ? (1 << number) - 1 : dice.oneIn(4) ? dice.roll(1 << number) : dense,
                dice.oneIn(12) ? Sort.ALL : Sort.COUNT,
                least,
                most,
                fewest,
                worth,
                new Total(lightest, heaviest, dice.rolls(number, 2 + dice.roll(4), 0)),
                group(dice, number));
    }

    private static Group group(Dice dice, int number) {
        int[] second = dice.oneIn(2)
                ? dice.rolls(number, 2 + dice.roll(6), -1)
                : IntStream.range(0, number).map(i -> -1).toArray();
        return new Group(Rule.values()[dice.roll(3)], dice.rolls(number, 2 + dice.roll(6), -1), second);
    }

    boolean isPaidBy(int picks) {
        if ((picks & ~candidates) != 0) {
            return false;
        }
        if (sort == Sort.ALL) {
            return picks == candidates;
        }
        if (least <= 0 && most <= 0) {
            return picks == 0;
        }
        int sum = sum(picks, total.weight);
        return sum(picks, worth) >= least
                && sum(picks, fewest) <= most
                && sum >= total.least
                && sum <= total.most
                && isGrouped(picks);
    }

    private boolean isGrouped(int picks) {
        List<Set<Integer>> keys = members(picks).mapToObj(group::keys).toList();
        return switch (group.rule) {
            case FREE -> true;
            case DIFFERENT ->
                keys.stream().flatMap(Set::stream).distinct().count()
                        == keys.stream().mapToInt(Set::size).sum();
            case SAME ->
                keys.isEmpty()
                        || keys.get(0).stream().anyMatch(key -> keys.stream().allMatch(each -> each.contains(key)));
        };
    }

    CostPart part() {
        return inPlace ? moving().inPlace() : moving();
    }

    /** Returns which of the spent ones are lost to it: those that have moved, or those that have been turned. */
    int lost(Taken spent) {
        return inPlace ? spent.turned() : spent.moved();
    }

    Taken after(Taken spent, int picks) {
        return inPlace
                ? new Taken(spent.moved(), spent.turned() | picks)
                : new Taken(spent.moved() | picks, spent.turned());
    }

    /** What parts have taken, as the bits of an int. */
    record Taken(int moved, int turned) {
        static final Taken NOTHING = new Taken(0, 0);
    }

    private CostPart moving() {
        IndexSet set = set(candidates);
        if (sort == Sort.ALL) {
            return CostPart.all(set);
        }
        CostPart part = CostPart.from(set).between(least, most).counting(at(fewest), at(worth));
        if (total.least > 0 || total.most < NO_LIMIT) {
            part = part.totalBetween(total.least, total.most, at(total.weight));
        }
        return switch (group.rule) {
            case FREE -> part;
            case DIFFERENT -> part.allDifferent(i -> Array.ofAll(group.keys(i / SPREAD)));
            case SAME -> part.allSame(i -> Array.ofAll(group.keys(i / SPREAD)));
        };
    }

    private static IntUnaryOperator at(int[] numbers) {
        return index -> numbers[index / SPREAD];
    }

    /** Returns the index of a candidate: they are spread as over a large zone. */
    static int index(int candidate) {
        return candidate * SPREAD;
    }

    static IndexSet set(int bits) {
        return IndexSet.of(members(bits).map(PlainPart::index).toArray());
    }

    static int bits(IndexSet set) {
        return IntStream.of(set.toArray()).map(index -> 1 << index / SPREAD).sum();
    }

    private static int sum(int picks, int[] numbers) {
        return members(picks).map(i -> numbers[i]).sum();
    }

    private static IntStream members(int bits) {
        return IntStream.range(0, 31).filter(i -> (bits & 1 << i) != 0);
    }
}
