package io.github.cardfold.cardfight.action;

import io.github.cardfold.effect.CostItem;
import io.github.cardfold.effect.CostTerm;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Event;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** A cost that takes the cards of another one, in another number: it is that one but for how many cards it demands. */
interface OverCost extends CostItem {
    /** Returns the other cost, whose own number does not matter. */
    CostTerm of();

    /** Returns the other cost as one that takes cards. */
    default CountedCost cost() {
        return (CountedCost) of();
    }

    /** Refuses costs that take no cards. */
    static void requireCards(CostTerm of) {
        if (!(of instanceof CountedCost)) {
            throw new IllegalArgumentException("\"of\" must be a cost that takes cards");
        }
    }

    @Override
    default boolean paysFrom(Query query, int place) {
        return cost().paysFrom(query, place);
    }

    @Override
    default boolean fits(Query query, Subject card) {
        return cost().fits(query, card);
    }

    @Override
    default Event pay(Query query, Subject card) {
        return cost().pay(query, card);
    }

    @Override
    default Array<Event> told(Query query, int cards) {
        return cost().told(query, cards);
    }

    @Override
    default boolean isOpen() {
        return cost().isOpen();
    }

    @Override
    default Option<String> as() {
        return cost().as();
    }
}
