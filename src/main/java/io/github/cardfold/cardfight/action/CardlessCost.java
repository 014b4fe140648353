package io.github.cardfold.cardfight.action;

import io.github.cardfold.effect.CostItem;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.cost.CostPart;
import io.github.cardfold.effect.cost.IndexSet;
import io.github.cardfold.kernel.position.Event;
import java.util.function.IntFunction;

/** A cost for which no cards are chosen. */
interface CardlessCost extends CostItem {
    @Override
    default boolean paysFrom(Query query, int place) {
        return false;
    }

    @Override
    default boolean takesCards() {
        return false;
    }

    @Override
    default boolean fits(Query query, Subject card) {
        return false;
    }

    @Override
    default CostPart demand(Query query, IndexSet candidates, IntFunction<Subject> card) {
        return CostPart.from(candidates).exactly(0);
    }

    @Override
    default Event pay(Query query, Subject card) {
        throw new IllegalStateException("no card pays " + english());
    }
}
