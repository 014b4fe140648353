package io.github.cardfold.spi;

import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import io.vavr.collection.Array;

/**
 * Something that cards have or are by a plugin, a record: it is found by what it {@linkplain #reads declares} and
 * nothing else. One that is a number is an {@link AddedQuantity}.
 */
public interface AddedCharacteristic extends Characteristic {
    /** Tells whether a card has anything of it, so that it can be compared with others. */
    default boolean isOf(Inquiry inquiry, KnownCard card) {
        return !values(inquiry, card).isEmpty();
    }

    /** Returns what a card has of it, each once, numbers or words: the same for the same answers. */
    Array<?> values(Inquiry inquiry, KnownCard card);

    /**
     * Tells whether it is so with a card.
     *
     * @param is what is asked; the inquiry answers it
     */
    boolean meets(Inquiry inquiry, KnownCard card, Term is);

    /** Asks whether a card has anything of it; a plugin does not write this anew. */
    @Override
    default boolean isOf(Query query, Subject card) {
        return Told.by(this, query, inquiry -> isOf(inquiry, new KnownCard(card)));
    }

    /** Asks what a card has of it; a plugin does not write this anew. */
    @Override
    default Array<?> values(Query query, Subject card) {
        return Told.<Array<?>>by(this, query, inquiry -> values(inquiry, new KnownCard(card)));
    }

    /** Asks whether it is so with a card; a plugin does not write this anew. */
    @Override
    default boolean meets(Query query, Subject card, Term is) {
        return Told.by(this, query, Inquiry.of(this, query, is), inquiry -> meets(inquiry, new KnownCard(card), is));
    }
}
