package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.IconNumbers;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.CostItem;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.kernel.position.Event;
import io.vavr.collection.Array;

/** What is paid by an energy blast: the payer's energy falls. */
@Rule(jp = {"7.49.1.1", "7.49.2"})
record EnergyBlastCost(BlastEnergy instruction) implements CostItem {
    /** Refuses the energy of another fighter. */
    EnergyBlastCost {
        if (instruction.fighter() != Side.YOU) {
            throw new IllegalArgumentException("one pays with one's own energy");
        }
    }

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
        return IconNumbers.of(
                query, IconAction.ENERGY_BLAST, instruction.number().value(query));
    }
}
