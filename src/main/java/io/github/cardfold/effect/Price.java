package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;

/** What using an ability costs, as those ask who look whether it can be used. Pure. */
public interface Price {
    /** Tells whether the text names no cost at all. */
    boolean isFree();

    /** Returns the terms that say what is paid. */
    Array<? extends Term> terms();

    /** Tells whether all parts together can be paid (11.8.2.2). */
    boolean isPayable(Query query);

    /**
     * Tells at a glance that it cannot be paid, where effects take no cost away and offer no other; false where more
     * has to be looked at to tell.
     *
     * @param self the card that has the ability
     */
    boolean isOutOfReach(Position position, Seat payer, GameObject self);

    /** Tells whether all parts together can be paid without the card whose ability has the cost. */
    @Rule(jp = "11.8.2.4")
    boolean isPayableByOthers(Query query);
}
