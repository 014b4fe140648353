package io.github.cardfold.cardfight.action;

import io.github.cardfold.effect.CostItem;
import io.github.cardfold.effect.CostTerm;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.cost.CostPart;
import io.github.cardfold.effect.cost.IndexSet;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.IntFunction;

/**
 * A cost that takes all cards that can pay it, also if there are none.
 *
 * @param of the cost, whose own number does not matter
 */
@Rule(jp = "11.7.3")
public record AllThatFit(CostTerm of) implements CostItem {
    /** Refuses costs that take no cards. */
    public AllThatFit {
        if (!(of instanceof CountedCost)) {
            throw new IllegalArgumentException("\"of\" must be a cost that takes cards");
        }
    }

    private CountedCost cost() {
        return (CountedCost) of;
    }

    @Override
    public boolean fits(Query query, Subject card) {
        return cost().fits(query, card);
    }

    @Override
    public CostPart demand(Query query, IndexSet candidates, IntFunction<Subject> card) {
        return CostPart.all(candidates);
    }

    @Override
    public Event pay(Query query, Subject card) {
        return cost().pay(query, card);
    }

    @Override
    public Array<Event> told(Query query, int cards) {
        return cost().told(query, cards);
    }

    @Override
    public boolean isOpen() {
        return cost().isOpen();
    }

    @Override
    public Option<String> as() {
        return cost().as();
    }

    @Override
    public String english() {
        return cost().saying(cost().noun().isEmpty() ? "all" : "all of your");
    }
}
