package io.github.cardfold.spi;

import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * An event that abilities of a plugin's cards wait for, a record: it is judged by what has happened, and of the game by
 * what it {@linkplain #reads declares} and nothing else.
 */
public interface AddedEventPattern extends EventPattern {
    /**
     * Tells whether something that happened fits: the same for the same answers, in whatever thread.
     *
     * @return the cards that are given the names, in the order of {@link #binds}, those at the end left out that nobody
     *     is given; none if it does not fit
     */
    Option<Array<KnownCard>> matches(Inquiry inquiry, KnownEvent event);

    /** Asks whether it fits; a plugin does not write this anew. */
    @Override
    default Option<Array<Integer>> matches(Query query, Happening happening) {
        return Told.by(
                this,
                query,
                inquiry -> matches(inquiry, new KnownEvent(happening)).map(this::named));
    }

    private Array<Integer> named(Array<KnownCard> cards) {
        int names = binds().size();
        if (cards.size() > names && !bindsSeveral()) {
            throw new IllegalStateException("it gives " + names + " names to " + cards.size() + " cards");
        }
        return cards.map(each -> each.subject().object()).padTo(names, 0);
    }
}
