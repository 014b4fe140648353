package io.github.cardfold.vandaria.element;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.vandaria.card.Element;
import io.github.cardfold.vandaria.card.ElementChart;
import io.github.cardfold.vandaria.card.ElementToken;
import io.github.cardfold.vandaria.card.FrameSpell;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What pays for Fusion Elements that FrameSpells ask for: each set that the chart gives. */
class ElementCostTest {
    @Test
    @Rule(vw = {"14.1.14", "14.1.15", "14.1.18"})
    void anAdditionalFusionElementIsPaidWithItselfOrWithWhatJoinsToIt() {
        ElementCost cost = cost(Element.FIRE, Element.THUNDER);
        assertPays(true, true, cost, ElementToken.FIRE, ElementToken.THUNDER);
        assertPays(true, true, cost, ElementToken.FIRE, ElementToken.FIRE, ElementToken.WIND);
        assertPays(true, false, cost, ElementToken.FIRE);
        assertPays(false, false, cost, ElementToken.FIRE, ElementToken.WIND);
    }

    @Test
    @Rule(vw = {"6.4.12", "14.1.14", "14.1.15"})
    void theAdditionalElementComesOnTopOfEitherSetThatPaysForAFusionElement() {
        ElementCost cost = cost(Element.THUNDER, Element.LIGHT);
        assertPays(true, true, cost, ElementToken.THUNDER, ElementToken.LIGHT);
        assertPays(true, true, cost, ElementToken.FIRE, ElementToken.WIND, ElementToken.LIGHT);
        assertPays(true, false, cost, ElementToken.FIRE, ElementToken.WIND);
        assertPays(true, false, cost, ElementToken.THUNDER);
    }

    /** The cost of a FrameSpell that requires an element, used by a skill that costs the same. */
    private static ElementCost cost(Element required, Element additional) {
        FrameSpell spell = new FrameSpell(required, 1, Array.of(required), Option.some(additional));
        return ElementCost.of(ElementChart.standard(), Array.of(ElementToken.of(required)))
                .of(spell, false);
    }

    private static void assertPays(boolean pays, boolean isBoth, ElementCost cost, ElementToken... tokens) {
        int[] paid = new int[ElementToken.values().length];
        for (ElementToken each : tokens) {
            paid[each.ordinal()]++;
        }
        assertEquals(pays, cost.canBe(paid, paid.length, paid));
        assertEquals(isBoth, cost.paysAdditional(paid));
    }
}
