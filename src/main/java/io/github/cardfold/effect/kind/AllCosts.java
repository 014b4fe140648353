package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.CostItem;
import io.github.cardfold.effect.CostTerm;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Ways;
import io.vavr.collection.Array;

/** Several costs paid together. Written as a list. */
public record AllCosts(Array<CostTerm> costs) implements CostTerm {
    @Override
    public Array<Array<CostItem>> ways() {
        return Ways.of(costs);
    }

    @Override
    public String english() {
        return costs.map(Term::english).mkString(" & ");
    }
}
