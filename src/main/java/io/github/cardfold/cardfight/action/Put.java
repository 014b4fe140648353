package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.term.Top;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Idioms;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Event;
import io.vavr.control.Option;

/**
 * Puts cards into a zone: of their owner (11.8.5.2).
 *
 * @param what the cards
 * @param to the zone
 * @param of whose zone, if it is said: cards that the other fighter owns come to an order zone so, and to no other zone
 *     (4.1.13)
 * @param bottom whether they go to the bottom of a deck
 * @param faceDown whether they lie face down there
 * @param as the name of the cards put, as they have become
 */
@Rule(jp = {"4.1.8.1", "7.4.1", "11.8.5.2"})
@Idioms(PutOnDeck.class)
@Phrase("put {as as}{what} <{bottom}on the bottom of|into> <{of whose}|the> {to}< {faceDown}face down>")
public record Put(Selector what, Region to, Option<Side> of, boolean bottom, boolean faceDown, Option<String> as)
        implements ToZone {
    /** Refuses circles. */
    public Put {
        if (to.isCircle()) {
            throw new IllegalArgumentException("units come to circles by \"call\" or \"ride\"");
        }
    }

    @Override
    public void compile(Compiler out) {
        if (to.equals(Region.DECK) && !(what instanceof Top)) {
            new Arranging(this, out).compile();
        } else {
            ToZone.super.compile(out);
        }
    }

    /**
     * A card goes to a zone of its owner's: to whose it goes need not be said. To another's it goes only if that is an
     * order zone, where all see what lies.
     */
    @Override
    @Rule(jp = {"4.1.12", "4.1.13"})
    public boolean changes(Query query, Subject card) {
        return to.equals(Region.ORDER_ZONE)
                || of.forAll(side -> query.seat(side) == card.gameObject().owner());
    }

    @Override
    @Rule(jp = "4.1.13")
    public Event event(Query query, Subject card) {
        Event move = ToZone.super.event(query, card);
        return of.isEmpty() ? move : move.to(to.of(query.position(Facts.PLACES), query.seat(of.get())), flags());
    }

    @Override
    public Region zone() {
        return to;
    }

    @Override
    public int flags() {
        return (bottom ? Event.TO_BOTTOM : 0) | (faceDown ? to.faceDown() : 0);
    }
}
