package io.github.cardfold.spi;

import io.github.cardfold.effect.CardAction;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.vavr.collection.Array;

/**
 * An instruction of a plugin that does one thing to each of some cards, also as a cost, a record: what that is, it
 * finds by what it {@linkplain #reads declares} and nothing else.
 */
public interface AddedCardAction extends CardAction {
    /** Returns what happens to a card: the same for the same answers, in whatever thread. */
    Proposed done(Inquiry inquiry, KnownCard card);

    /** Tells whether anything happens to a card, so that one can pay with it. */
    default boolean changes(Inquiry inquiry, KnownCard card) {
        return true;
    }

    /** Returns what effects make of the number of cards that the text says. */
    default int changed(Inquiry inquiry, int number) {
        return number;
    }

    /** Returns what is told, or ends, when it has been done with so many cards. */
    default Array<Proposed> told(Inquiry inquiry, int cards) {
        return Array.empty();
    }

    /** Asks what happens to a card; a plugin does not write this anew. */
    @Override
    default Event event(Query query, Subject card) {
        return Told.by(
                this, query, inquiry -> done(inquiry, new KnownCard(card)).event(query.position(Facts.PLACES)));
    }

    /** Asks whether anything happens to a card; a plugin does not write this anew. */
    @Override
    default boolean changes(Query query, Subject card) {
        return Told.by(this, query, inquiry -> changes(inquiry, new KnownCard(card)));
    }

    /** Asks what becomes of a number; a plugin does not write this anew. */
    @Override
    default int changed(Query query, int number) {
        return Told.by(this, query, inquiry -> changed(inquiry, number));
    }

    /** Asks what is told; a plugin does not write this anew. */
    @Override
    default Array<Event> told(Query query, int cards) {
        return Told.by(
                this, query, inquiry -> told(inquiry, cards).map(each -> each.event(query.position(Facts.PLACES))));
    }

    /** Does it to all of the cards at once that are still there and to which anything happens. */
    @Override
    default void compile(Compiler out) {
        if (what().isUnseen()) {
            throw out.error("nobody sees the cards of a deck before they are looked for");
        }
        out.begin(as());
        out.change("", run -> all(Query.of(run)));
        out.end(as());
    }

    private Batch all(Query query) {
        Array<Subject> cards =
                what().subjects(query).filter(each -> each.isHere() && each.object() != 0 && changes(query, each));
        return Batch.ofAll(cards.map(each -> event(query, each))
                .appendAll(cards.isEmpty() ? Array.<Event>empty() : told(query, cards.size()))
                .asJava());
    }
}
