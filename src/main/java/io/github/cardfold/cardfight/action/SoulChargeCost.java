package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.IconNumbers;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Value;
import io.github.cardfold.kernel.position.Event;
import io.vavr.collection.Array;

/**
 * Soul charges: the top cards of the payer's deck go to the soul (7.27).
 *
 * @param number how many
 */
@Rule(jp = "7.27.1")
public record SoulChargeCost(@Default("1") Value number) implements CardlessCost {
    @Override
    public Array<Event> payBesides(Query query) {
        return PutTopCost.top(query, amount(query), Region.SOUL, 0);
    }

    @Override
    @Rule(jp = {"7.27.2", "7.27.2.1"})
    public Array<Event> told(Query query, int cards) {
        return IconNumbers.done(query, IconAction.SOUL_CHARGE, amount(query));
    }

    private int amount(Query query) {
        return IconNumbers.of(query, IconAction.SOUL_CHARGE, number.value(query));
    }

    @Override
    public String english() {
        return "soul charge " + number.english();
    }
}
