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
 * Binds cards of the payer's circles or zones (7.29).
 *
 * @param number how many
 * @param from where they are
 * @param are what the cards must be
 * @param faceDown whether they are bound face down
 * @param as the name of the cards, as they were
 */
@Rule(jp = "7.29.1")
public record BindCost(
        @Default("1") Value number,
        Array<Region> from,
        @Default("[]") Array<Filter> are,
        boolean faceDown,
        Option<String> as)
        implements CountedCost {

    @Override
    public boolean paysFrom(Query query, int place) {
        return PayableCards.isAmong(query, place, from);
    }

    @Override
    public boolean isPayer(Query query, Subject card) {
        return PayableCards.is(query, card);
    }

    @Override
    public Event pay(Query query, Subject card) {
        return Moving.to(query, card, Zone.BIND, faceDown ? Zone.BIND.faceDown() : 0);
    }

    @Override
    public boolean isOpen() {
        return PayableCards.isOpen(from);
    }

    @Override
    public String verb() {
        return "bind";
    }

    @Override
    public String noun() {
        return PayableCards.noun(from);
    }

    @Override
    public String where() {
        return PayableCards.english(from) + (faceDown ? " face down" : "");
    }
}
