package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.IconNumbers;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.CostItem;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.kernel.position.Event;
import io.vavr.collection.Array;

/** What is paid by a soul charge: it takes top cards of the payer's deck. */
record SoulChargeCost(SoulCharge instruction) implements CostItem {
    /** Refuses the soul of another fighter, and a name for what becomes of the cards. */
    SoulChargeCost {
        if (instruction.fighter() != Side.YOU || instruction.as().isDefined()) {
            throw new IllegalArgumentException("the payer soul charges, and the cards have no name");
        }
    }

    @Override
    public Array<Event> payBesides(Query query) {
        int deck = Zone.DECK.of(query.master());
        return TopCost.times(query, deck, amount(query), () -> Moving.top(query, deck, Region.SOUL, 0));
    }

    @Override
    @Rule(jp = {"7.27.2", "7.27.2.1"})
    public Array<Event> told(Query query, int cards) {
        return IconNumbers.done(query, IconAction.SOUL_CHARGE, amount(query));
    }

    private int amount(Query query) {
        return IconNumbers.of(
                query, IconAction.SOUL_CHARGE, instruction.number().value(query));
    }
}
