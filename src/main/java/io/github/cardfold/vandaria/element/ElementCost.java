package io.github.cardfold.vandaria.element;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.vandaria.card.Element;
import io.github.cardfold.vandaria.card.ElementChart;
import io.github.cardfold.vandaria.card.ElementToken;
import io.github.cardfold.vandaria.card.FrameSpell;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Which elements pay a cost. What is paid is so much of each, in the order of {@link ElementToken}, and it is settled
 * one after the other in that order; so each different set is found once. Immutable.
 *
 * <p>What is paid consists of one of the sets for the specific elements of the cost and of what pays its nulls: some
 * null tokens, one for each null, and for the other nulls as many elements or more. All of it together has to contain
 * what a FrameSpell requires.
 */
public final class ElementCost {
    private static final int ELEMENTS = ElementToken.ELEMENTS;
    private static final int TOKENS = ElementToken.values().length;

    /** Nobody changes it. */
    private static final int[] NOTHING_PAID = new int[TOKENS];

    private final ElementChart chart;
    private final int nulls;
    private final Array<Amounts> specific;
    private final Array<Amounts> required;
    private final Array<Amounts> additional;
    private final int least;

    private ElementCost(
            ElementChart chart,
            int nulls,
            Array<Amounts> specific,
            Array<Amounts> required,
            Array<Amounts> additional,
            int least) {
        this.chart = chart;
        this.nulls = nulls;
        this.specific = specific;
        this.required = required;
        this.additional = additional;
        this.least = least;
    }

    /** How much of each element; nobody changes the array. */
    private static final class Amounts {
        private static final Amounts NOTHING = new Amounts(new int[ELEMENTS]);

        private final int[] of;

        private Amounts(int[] of) {
            this.of = of;
        }

        Amounts plus(Array<Element> more) {
            int[] sum = of.clone();
            for (Element each : more) {
                sum[each.ordinal()]++;
            }
            return new Amounts(sum);
        }

        Amounts plus(Amounts other) {
            int[] sum = of.clone();
            for (int i = 0; i < ELEMENTS; i++) {
                sum[i] += other.of[i];
            }
            return new Amounts(sum);
        }

        int get(int element) {
            return of[element];
        }

        int sum() {
            int sum = 0;
            for (int each : of) {
                sum += each;
            }
            return sum;
        }

        boolean isWithin(int[] paid) {
            for (int i = 0; i < ELEMENTS; i++) {
                if (of[i] > paid[i]) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Amounts that && Arrays.equals(of, that.of);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(of);
        }
    }

    /** Returns the cost of a skill that asks for these elements, and for null as often as that is among them. */
    @Rule(vw = {"14.1.8", "14.1.9", "14.1.10", "14.1.12", "14.1.13"})
    public static ElementCost of(ElementChart chart, Array<ElementToken> tokens) {
        Array<Element> elements = tokens.flatMap(ElementToken::element);
        return new ElementCost(
                chart,
                tokens.count(each -> each == ElementToken.NULL),
                sets(chart, elements),
                Array.of(Amounts.NOTHING),
                Array.empty(),
                0);
    }

    /** All sets of elements that pay for some together. */
    private static Array<Amounts> sets(ElementChart chart, Array<Element> elements) {
        return elements.foldLeft(
                Array.of(Amounts.NOTHING),
                (sets, each) ->
                        sets.flatMap(set -> chart.payers(each).map(set::plus)).distinct());
    }

    /**
     * Returns the same cost, paid to use a FrameSpell, whose Element Requirement it has to meet; its additional element
     * may be paid on top of it. For a Magus, if the cost asks for null, any element does for any other.
     */
    @Rule(vw = {"6.4.10", "14.1.14", "14.1.15", "14.1.16", "14.1.17", "14.1.18", "14.1.19"})
    public ElementCost of(FrameSpell spell, boolean isMagus) {
        boolean isAny = isMagus && nulls > 0;
        Array<Amounts> more = sets(chart, spell.additional().toArray());
        return new ElementCost(
                chart,
                nulls,
                spell.additional().isEmpty()
                        ? specific
                        : specific.appendAll(specific.flatMap(set -> more.map(set::plus)))
                                .distinct(),
                isAny ? Array.of(Amounts.NOTHING) : sets(chart, spell.requirement()),
                spell.additional().isEmpty() ? Array.empty() : isAny ? Array.of(Amounts.NOTHING) : more,
                isAny ? spell.requirement().size() : 0);
    }

    /** Tells whether the additional element of the FrameSpell is paid besides what it requires. */
    @Rule(vw = {"6.4.12", "14.1.14", "14.1.16"})
    public boolean paysAdditional(int[] paid) {
        int elements = 0;
        for (int i = 0; i < ELEMENTS; i++) {
            elements += paid[i];
        }
        boolean isEnough = least == 0 || elements > least;
        return isEnough
                && additional.exists(
                        more -> required.exists(set -> set.plus(more).isWithin(paid)));
    }

    /** Tells whether a player who has so much of each can pay it. */
    public boolean isPayable(int[] held) {
        return canBe(NOTHING_PAID, 0, held);
    }

    /** Returns how much of each to pay, the least of the first ones, if it can be paid. */
    public Option<int[]> some(int[] held) {
        if (!isPayable(held)) {
            return Option.none();
        }
        int[] paid = new int[TOKENS];
        for (int at = 0; at < TOKENS; at++) {
            while (!canBe(paid, at + 1, held)) {
                paid[at]++;
            }
        }
        return Option.some(paid);
    }

    /**
     * Tells whether what is paid can still become a way to pay it.
     *
     * @param paid how much of each is paid, as far as that is settled
     * @param settled of how many of them that is settled
     * @param held how much of each there is
     */
    @Rule(vw = {"14.1.9", "14.1.10", "14.1.12"})
    public boolean canBe(int[] paid, int settled, int[] held) {
        for (int i = 0; i < specific.size(); i++) {
            for (int j = 0; j < required.size(); j++) {
                if (canBe(specific.get(i), required.get(j), paid, settled, held)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The same with one of the sets for what is specific, and for what is required. */
    private boolean canBe(Amounts set, Amounts needed, int[] paid, int settled, int[] held) {
        int fewest = 0;
        int most = 0;
        for (int i = 0; i < ELEMENTS; i++) {
            boolean isSettled = i < settled;
            int need = Math.max(set.get(i), needed.get(i));
            int there = isSettled ? paid[i] : held[i];
            if (there < need) {
                return false;
            }
            fewest += (isSettled ? there : need) - set.get(i);
            most += there - set.get(i);
        }
        boolean isNullSettled = settled == TOKENS;
        int from = isNullSettled ? paid[ELEMENTS] : 0;
        int to = isNullSettled ? paid[ELEMENTS] : Math.min(nulls, held[ELEMENTS]);
        int missing = least - set.sum();
        for (int tokens = from; tokens <= to; tokens++) {
            if (areNullsPaid(tokens, fewest, most, missing)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Each null takes one token, or one element or more: with a token for each, there is no element besides.
     *
     * @param fewest how many elements are paid for nulls at least
     * @param most how many at most
     * @param missing how many have to be
     */
    private boolean areNullsPaid(int tokens, int fewest, int most, int missing) {
        if (tokens >= nulls) {
            return tokens == nulls && fewest == 0 && missing <= 0;
        }
        return Math.max(nulls - tokens, missing) <= most;
    }
}
