package io.github.cardfold.spi;

import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.vavr.collection.Array;

/** Cards that a plugin speaks of, a record: they are found by what it {@linkplain #reads declares} and nothing else. */
public interface AddedSelector extends Selector {
    /** Returns the cards, each once: the same for the same answers, in whatever thread. */
    Array<KnownCard> cards(Inquiry inquiry);

    /** Asks for the cards; a plugin does not write this anew. */
    @Override
    default Array<Subject> subjects(Query query) {
        return Told.by(this, query, this::cards).map(KnownCard::subject).distinct();
    }

    /** Asks for the cards among which it looks for them: those themselves. */
    @Override
    default Array<Subject> ground(Query query) {
        return subjects(query);
    }
}
