package io.github.cardfold.spi;

import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Word;

/** A name, clan or the like that a plugin says, a record: it is found by what it {@linkplain #reads declares}. */
public interface AddedWord extends Word {
    /** Tells whether a word of a card is meant: the same for the same answers, in whatever thread. */
    boolean covers(Inquiry inquiry, String word);

    /** Asks whether a word of a card is meant; a plugin does not write this anew. */
    @Override
    default boolean covers(Query query, String word) {
        return Told.by(this, query, inquiry -> covers(inquiry, word));
    }
}
