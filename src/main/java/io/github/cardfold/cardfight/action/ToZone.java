package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.term.Top;
import io.github.cardfold.effect.CardAction;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.CostItem;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Event;
import io.vavr.collection.Array;

/** An instruction that moves cards into a zone of their owners. */
interface ToZone extends CardAction {
    /** Returns the zone. */
    Region zone();

    /** Returns how they come there. */
    default int flags() {
        return 0;
    }

    @Override
    default Event event(Query query, Subject card) {
        return Moving.to(query, card, zone(), flags());
    }

    /** Returns the move of the top card of a deck. */
    default Event top(Query query, int deck) {
        return Moving.top(query, deck, zone(), flags());
    }

    /** A card that lies there stays the same. */
    @Override
    default Array<Region> exceptIn() {
        return Array.of(zone(), Region.DECK);
    }

    @Override
    default boolean isIntoDeck() {
        return zone().equals(Region.DECK);
    }

    @Override
    default boolean isAtOnce() {
        return what() instanceof Top top ? as().isEmpty() && top.isSingle() : CardAction.super.isAtOnce();
    }

    @Override
    default Array<Array<CostItem>> ways() {
        return cards() instanceof Top top ? Array.of(Array.of(new TopCost(this, top))) : CardAction.super.ways();
    }

    @Override
    default void compile(Compiler out) {
        if (what() instanceof Top top) {
            Moving.compile(out, this, top);
        } else {
            Moving.compile(out, this);
        }
    }
}
