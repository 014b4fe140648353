package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.IconNumbers;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Value;
import io.github.cardfold.kernel.position.Event;
import io.vavr.collection.Array;

/**
 * Energy blasts: the payer's energy falls (7.49).
 *
 * @param number by how much
 */
@Rule(jp = {"7.49.1.1", "7.49.2"})
public record EnergyBlastCost(@Default("1") Value number) implements CardlessCost {
    @Override
    public Array<Event> payBesides(Query query) {
        int energy = amount(query);
        return energy <= 0 ? Array.empty() : Array.of(Event.count(FighterNumbers.ENERGY, query.master(), -energy));
    }

    @Override
    public Array<Event> told(Query query, int cards) {
        return IconNumbers.done(query, IconAction.ENERGY_BLAST, amount(query));
    }

    private int amount(Query query) {
        return IconNumbers.of(query, IconAction.ENERGY_BLAST, number.value(query));
    }

    @Override
    public String english() {
        return "energy blast " + number.english();
    }
}
