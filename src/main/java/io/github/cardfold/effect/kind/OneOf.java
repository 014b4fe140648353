package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.CostItem;
import io.github.cardfold.effect.CostTerm;
import io.github.cardfold.effect.Term;
import io.vavr.collection.Array;

/** One of several costs, of which the payer chooses one that can be paid in full. */
public record OneOf(Array<CostTerm> costs) implements CostTerm {
    @Override
    public Array<Array<CostItem>> ways() {
        return costs.flatMap(CostTerm::ways);
    }

    @Override
    public String english() {
        return costs.map(Term::english).mkString(" or ");
    }
}
