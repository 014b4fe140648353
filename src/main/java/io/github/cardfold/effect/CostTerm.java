package io.github.cardfold.effect;

import io.github.cardfold.effect.cost.CostPart;
import io.github.cardfold.effect.cost.IndexSet;
import io.github.cardfold.kernel.Event;
import io.vavr.control.Option;

/** One part of a cost: which cards can pay it, how many it takes, and what paying does to each. Pure. */
public interface CostTerm extends Term {
    /** Tells whether a card can pay this part; the payer is the query's master (11.7.1). */
    boolean fits(Query query, Subject card);

    /** Returns the demand on the cards that fit, given as indices among the candidates of the whole cost. */
    CostPart demand(Query query, IndexSet candidates);

    /** Returns what happens to a card that pays. */
    Event pay(Query query, Subject card);

    /** Tells whether everybody sees which cards can pay it. */
    default boolean isOpen() {
        return true;
    }

    /** Returns the variable that names what was paid with, as it was before; none if nobody asks. */
    default Option<String> as() {
        return Option.none();
    }
}
