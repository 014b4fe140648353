package io.github.cardfold.effect;

import io.github.cardfold.effect.cost.CostPart;
import io.github.cardfold.effect.cost.IndexSet;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Thing;

/** One part of a cost: which things can pay it, how many it takes, and what paying does to each. Holds no state. */
public interface CostItem {
    /** Tells whether a thing lying in a place can pay this part for a payer. */
    boolean fits(Position position, int payer, Thing thing, int place);

    /** Returns the demand on the things that fit, given as indices among the candidates of the whole cost. */
    CostPart demand(Position position, IndexSet candidates);

    /** Returns what happens to a thing that pays. */
    Event pay(Position position, int object);
}
