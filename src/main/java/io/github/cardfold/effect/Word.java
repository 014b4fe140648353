package io.github.cardfold.effect;

import io.vavr.control.Option;

/** A name, clan or the like, as a text says it. Pure: the same query has the same answer. */
@Role("word")
public interface Word extends Term {
    /** Tells whether a word of a card is meant. */
    boolean covers(Query query, String word);

    /** Returns the word if the text says it in full, none if it is found out in play. */
    default Option<String> said() {
        return Option.none();
    }

    /** Returns the card whose words are meant, whatever they are; none if others are. */
    default Option<Selector> source() {
        return Option.none();
    }
}
