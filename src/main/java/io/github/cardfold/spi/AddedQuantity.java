package io.github.cardfold.spi;

import io.github.cardfold.effect.Quantity;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;

/** A number that cards have by a plugin, a record: it is worked out from what it {@linkplain #reads declares}. */
public interface AddedQuantity extends Quantity {
    /** Returns the number, 0 for a card that has none: the same for the same answers, in whatever thread. */
    int of(Inquiry inquiry, KnownCard card);

    /** Tells whether a card has such a number. */
    default boolean isOf(Inquiry inquiry, KnownCard card) {
        return true;
    }

    /** Asks for the number; a plugin does not write this anew. */
    @Override
    default int of(Query query, Subject card) {
        return Told.by(this, query, inquiry -> of(inquiry, new KnownCard(card)));
    }

    /** Asks whether a card has such a number; a plugin does not write this anew. */
    @Override
    default boolean isOf(Query query, Subject card) {
        return Told.by(this, query, inquiry -> isOf(inquiry, new KnownCard(card)));
    }
}
