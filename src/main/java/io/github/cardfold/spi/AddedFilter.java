package io.github.cardfold.spi;

import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;

/** What a plugin asks of cards, a record: it is judged by what it {@linkplain #reads declares} and nothing else. */
public interface AddedFilter extends Filter {
    /** Tells whether a card is of that kind: the same for the same answers, in whatever thread. */
    boolean accepts(Inquiry inquiry, KnownCard card);

    /** Asks whether a card is of that kind; a plugin does not write this anew. */
    @Override
    default boolean accepts(Query query, Subject subject) {
        return Told.by(this, query, inquiry -> accepts(inquiry, new KnownCard(subject)));
    }
}
