package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.kernel.position.Event;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Reveals cards of the hand or another zone that only the payer sees (7.10).
 *
 * @param number how many
 * @param from where they are
 * @param are what the cards must be
 * @param as the name of the cards
 */
@Rule(jp = "7.10.1")
public record RevealCost(
        @Default("1") Value number,
        @Default("hand") Array<Region> from,
        @Default("[]") Array<Filter> are,
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
        return Event.look(query.position(Facts.PLACES), null, card.object());
    }

    @Override
    public boolean isOpen() {
        return PayableCards.isOpen(from);
    }

    @Override
    public String verb() {
        return "reveal";
    }

    @Override
    public String noun() {
        return "card";
    }

    @Override
    public String where() {
        return PayableCards.english(from);
    }
}
