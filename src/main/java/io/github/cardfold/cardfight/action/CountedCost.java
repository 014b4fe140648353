package io.github.cardfold.cardfight.action;

import io.github.cardfold.effect.CostTerm;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.cost.CostPart;
import io.github.cardfold.effect.cost.IndexSet;
import io.vavr.collection.Array;

/** A cost that takes a number of cards of some kind. */
interface CountedCost extends CostTerm {
    /** Returns how many it takes. */
    Value number();

    /** Returns what the cards must be. */
    Array<Filter> are();

    /** Tells whether a card is where cards can pay it, and as it must be for that. */
    boolean isPayer(Query query, Subject card);

    @Override
    default boolean fits(Query query, Subject card) {
        return isPayer(query, card) && are().forAll(each -> each.accepts(query, card));
    }

    @Override
    default CostPart demand(Query query, IndexSet candidates) {
        return CostPart.from(candidates).exactly(number().value(query));
    }
}
