package io.github.cardfold.effect;

import io.vavr.collection.Array;

/** A game in which effects add ways to pay costs. */
public interface WaysToPay {
    /** Returns the ways to pay the cost of an ability of the query's card, given those that it says itself. */
    Array<Array<CostItem>> waysToPay(Query query, Array<Array<CostItem>> ways);
}
