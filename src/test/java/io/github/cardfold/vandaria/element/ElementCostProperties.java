package io.github.cardfold.vandaria.element;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.vandaria.card.Element;
import io.github.cardfold.vandaria.card.ElementChart;
import io.github.cardfold.vandaria.card.ElementToken;
import io.github.cardfold.vandaria.card.FrameSpell;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * The courses of answers are all ways to pay and nothing else, each once, told apart by sets that are tried one by one.
 */
class ElementCostProperties {
    private static final ElementToken[] TOKENS = {
        ElementToken.FIRE, ElementToken.WIND, ElementToken.LIGHT, ElementToken.THUNDER, ElementToken.NULL
    };
    private static final Element[] ELEMENTS = {Element.FIRE, Element.WIND, Element.LIGHT, Element.THUNDER};
    private static final ElementChart CHART = ElementChart.standard();

    @Property
    @Rule(vw = {"14.1.9", "14.1.10", "14.1.12", "14.1.13"})
    void theWaysToPayASkillAreFoundEachOnce(@ForAll long seed) {
        Random random = new Random(seed);
        Array<ElementToken> cost = some(random, TOKENS, 1 + random.nextInt(3));
        assertWays(ElementCost.of(CHART, cost), held(random), paid -> pays(cost, Array.empty(), paid));
    }

    @Property
    @Rule(vw = {"14.1.14", "14.1.15", "14.1.16", "14.1.17", "14.1.18", "14.1.19"})
    void theWaysToPayAFrameSpellAreFoundEachOnce(@ForAll long seed) {
        Random random = new Random(seed);
        Array<ElementToken> cost = some(random, TOKENS, 1 + random.nextInt(2));
        Array<Element> required = some(random, ELEMENTS, 1 + random.nextInt(2));
        Option<Element> additional = Option.when(random.nextBoolean(), () -> ELEMENTS[random.nextInt(4)]);
        FrameSpell spell = new FrameSpell(Element.FIRE, 1, required, additional);
        boolean isMagus = random.nextBoolean();
        boolean isAny = isMagus && cost.contains(ElementToken.NULL);
        ElementCost of = ElementCost.of(CHART, cost).of(spell, isMagus);
        int[] held = held(random);
        assertWays(
                of,
                held,
                paid -> (pays(cost, Array.empty(), paid) || additional.exists(more -> pays(cost, Array.of(more), paid)))
                        && (isAny ? elements(paid) >= required.size() : contains(required, paid)));
        all(held)
                .forEach(paid -> assertEquals(
                        additional.isDefined()
                                && (isAny
                                        ? elements(paid) > required.size()
                                        : contains(required.appendAll(additional), paid)),
                        of.paysAdditional(paid)));
    }

    private static <T> Array<T> some(Random random, T[] of, int count) {
        return Array.fill(count, () -> of[random.nextInt(of.length)]);
    }

    private static int[] held(Random random) {
        int[] held = new int[ElementToken.values().length];
        for (ElementToken each : TOKENS) {
            held[each.ordinal()] = random.nextInt(3);
        }
        return held;
    }

    private static void assertWays(ElementCost cost, int[] held, Predicate<int[]> isWay) {
        Array<String> ways = all(held).filter(isWay).map(Arrays::toString);
        List<String> found = new ArrayList<>();
        answer(cost, held, new int[held.length], 0, found);
        assertEquals(ways.sorted(), Array.ofAll(found).sorted());
        assertEquals(ways.nonEmpty(), cost.isPayable(held));
        assertEquals(ways.nonEmpty(), cost.some(held).map(Arrays::toString).exists(ways::contains));
    }

    /** Every course of answers leads somewhere. */
    private static void answer(ElementCost cost, int[] held, int[] paid, int settled, List<String> found) {
        if (!cost.canBe(paid, settled, held)) {
            return;
        }
        int before = found.size();
        if (settled == paid.length) {
            found.add(Arrays.toString(paid));
        } else {
            for (int amount = 0; amount <= held[settled]; amount++) {
                paid[settled] = amount;
                answer(cost, held, paid, settled + 1, found);
            }
            paid[settled] = 0;
        }
        assertEquals(true, found.size() > before);
    }

    private static Array<int[]> all(int[] held) {
        return Array.range(0, held.length)
                .foldLeft(
                        Array.of(new int[held.length]),
                        (sets, i) -> sets.flatMap(
                                set -> Array.rangeClosed(0, held[i]).map(amount -> {
                                    int[] more = set.clone();
                                    more[i] = amount;
                                    return more;
                                })));
    }

    private static int elements(int[] paid) {
        return Arrays.stream(paid).sum() - paid[ElementToken.NULL.ordinal()];
    }

    /** Takes away what pays for one element after the other, in every way there is. */
    private static boolean contains(Array<Element> required, int[] paid) {
        return isPaid(required, paid, rest -> true);
    }

    private static boolean isPaid(Array<Element> elements, int[] paid, Predicate<int[]> then) {
        if (elements.isEmpty()) {
            return then.test(paid);
        }
        return CHART.payers(elements.head()).exists(payers -> {
            int[] rest = paid.clone();
            payers.forEach(each -> rest[each.ordinal()]--);
            return Arrays.stream(rest).allMatch(left -> left >= 0) && isPaid(elements.tail(), rest, then);
        });
    }

    /** What is left of it after the specific elements pays the nulls, one after the other. */
    private static boolean pays(Array<ElementToken> cost, Array<Element> more, int[] paid) {
        int nulls = cost.count(each -> each == ElementToken.NULL);
        return isPaid(cost.flatMap(ElementToken::element).appendAll(more), paid, rest -> {
            int left = nulls - rest[ElementToken.NULL.ordinal()];
            return left == 0 ? elements(rest) == 0 : left > 0 && elements(rest) >= left;
        });
    }
}
