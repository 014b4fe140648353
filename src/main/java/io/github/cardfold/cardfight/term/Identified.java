package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Identities;
import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.vavr.collection.Array;

/** Asks what a card is called or where it belongs. */
interface Identified extends Filter {
    /** Returns what sort of words is asked for. */
    Identity identity();

    /** Tells whether a word of the card is one that is asked for. */
    boolean isMeant(String word);

    @Override
    default boolean accepts(Query query, Subject subject) {
        return Field.hasFace(query, subject) && Identities.has(query, subject, identity(), this::isMeant);
    }

    @Override
    default Array<String> reads() {
        return Array.of(identity().fact(), Facts.STATES);
    }
}
