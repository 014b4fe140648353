package io.github.cardfold.spi;

import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;

/** What a plugin lets effects forbid, require or allow, a record: it asks for what it {@linkplain #reads declares}. */
public interface AddedDeed extends Deed {
    /** Tells whether no effect keeps whoever chooses from doing it with a card. */
    boolean isPossible(Inquiry inquiry, KnownCard card);

    /** Asks whether it can be done; a plugin does not write this anew. */
    @Override
    default boolean isPossible(Query query, Subject card) {
        return Told.by(this, query, inquiry -> isPossible(inquiry, new KnownCard(card)));
    }
}
