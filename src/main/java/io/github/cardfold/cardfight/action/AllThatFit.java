package io.github.cardfold.cardfight.action;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.CostTerm;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.cost.CostPart;
import io.github.cardfold.effect.cost.IndexSet;
import java.util.function.IntFunction;

/**
 * A cost that takes all cards that can pay it, also if there are none.
 *
 * @param of the cost, whose own number does not matter
 */
@Rule(jp = "11.7.3")
public record AllThatFit(CostTerm of) implements OverCost {
    /** Refuses costs that take no cards. */
    public AllThatFit {
        OverCost.requireCards(of);
    }

    @Override
    public CostPart demand(Query query, IndexSet candidates, IntFunction<Subject> card) {
        return CostPart.all(candidates);
    }

    @Override
    public String english() {
        return cost().saying(cost().noun().isEmpty() ? "all" : "all of your");
    }
}
