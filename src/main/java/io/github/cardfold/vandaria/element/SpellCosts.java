package io.github.cardfold.vandaria.element;

import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.vandaria.card.ElementChart;
import io.github.cardfold.vandaria.card.FrameSpell;
import io.github.cardfold.vandaria.fact.VandariaCatalogue;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** What a skill costs alone and with each FrameSpell, which is worked out once for each. */
final class SpellCosts {
    private final PayElements elements;
    /** All that is known, immutable: who adds to it at the same time works it out again. */
    private volatile Array<Known> known = Array.empty();

    SpellCosts(PayElements elements) {
        this.elements = elements;
    }

    /** What the skill costs alone, and by which chart. */
    private volatile @Nullable Known alone;

    private record Known(ElementChart chart, @Nullable FrameSpell spell, boolean isMagus, ElementCost cost) {}

    /** Returns which elements pay for the skill alone. */
    ElementCost of(Position position) {
        ElementChart chart = VandariaCatalogue.options(position).elementChart();
        Known before = alone;
        if (before != null && before.chart().equals(chart)) {
            return before.cost();
        }
        ElementCost cost = elements.cost(position);
        alone = new Known(chart, null, false, cost);
        return cost;
    }

    /** Returns which elements pay for a FrameSpell, for a Magus or for somebody else. */
    ElementCost of(Position position, FrameSpell spell, boolean isMagus) {
        ElementChart chart = VandariaCatalogue.options(position).elementChart();
        ElementCost cost = find(chart, spell, isMagus);
        if (cost == null) {
            cost = elements.cost(position).of(spell, isMagus);
            known = known.append(new Known(chart, spell, isMagus, cost));
        }
        return cost;
    }

    /** Most often it is a FrameSpell that was asked for before. */
    private @Nullable ElementCost find(ElementChart chart, FrameSpell spell, boolean isMagus) {
        Array<Known> all = known;
        for (int i = 0; i < all.size(); i++) {
            if (isSame(all.get(i).spell(), spell) && isOf(all.get(i), chart, isMagus)) {
                return all.get(i).cost();
            }
        }
        for (int i = 0; i < all.size(); i++) {
            if (spell.equals(all.get(i).spell()) && isOf(all.get(i), chart, isMagus)) {
                return all.get(i).cost();
            }
        }
        return null;
    }

    private static boolean isSame(@Nullable Object one, Object other) {
        return one == other;
    }

    private static boolean isOf(Known known, ElementChart chart, boolean isMagus) {
        return known.isMagus() == isMagus && known.chart().equals(chart);
    }
}
