package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.kernel.position.Event;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Discards cards of the hand (7.9).
 *
 * @param number how many
 * @param are what the cards must be
 * @param as the name of the cards, as they were
 */
@Rule(jp = "7.9.1")
public record DiscardCost(
        @Default("1") Value number, @Default("[]") Array<Filter> are, Option<String> as) implements CountedCost {
    @Override
    public Array<Region> from() {
        return Array.of(Region.HAND);
    }

    @Override
    public boolean paysFrom(Query query, int place) {
        return place == Zone.HAND.of(query.master());
    }

    @Override
    public Event pay(Query query, Subject card) {
        return Moving.to(query, card, Zone.DROP, 0);
    }

    @Override
    public boolean isOpen() {
        return false;
    }

    @Override
    public String verb() {
        return "discard";
    }

    @Override
    public String noun() {
        return "card";
    }
}
