package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.kernel.position.Event;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Puts cards of the payer's circles or zones into a zone of their owner.
 *
 * @param number how many
 * @param from where they are
 * @param to the zone
 * @param are what the cards must be
 * @param bottom whether they go to the bottom of the deck
 * @param faceDown whether they lie face down there
 * @param as the name of the cards, as they were
 */
public record PutCost(
        @Default("1") Value number,
        Array<Region> from,
        Region to,
        @Default("[]") Array<Filter> are,
        boolean bottom,
        boolean faceDown,
        Option<String> as)
        implements CountedCost {

    /** Refuses to put cards on circles or to look for them in the deck. */
    public PutCost {
        if (to.isCircle() || from.isEmpty() || from.exists(Region::isUnseen)) {
            throw new IllegalArgumentException("a cost puts cards of circles and zones other than the deck into zones");
        }
    }

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
        int flags = (bottom ? Event.TO_BOTTOM : 0) | (faceDown ? to.faceDown() : 0);
        return Moving.to(query, card, to, flags);
    }

    @Override
    public boolean paysIntoDeck() {
        return to.equals(Region.DECK);
    }

    @Override
    public boolean isOpen() {
        return PayableCards.isOpen(from);
    }

    @Override
    public String verb() {
        return "put";
    }

    @Override
    public String noun() {
        return PayableCards.noun(from);
    }

    @Override
    public String where() {
        return PayableCards.english(from)
                + (bottom ? " on the bottom of your " : to.equals(Region.DECK) ? " on top of your " : " into your ")
                + to.english()
                + (faceDown ? " face down" : "");
    }
}
