package io.github.cardfold.effect;

import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/** What cards may be asked for: a grade, a name, a state. Pure: the same query has the same answer. */
@Role("filter")
@Phrase("that is/are {* adjective}")
@Phrase(form = "is", value = "is/are {* adjective}")
@Phrase(form = "is", value = "is/are {*}")
@Phrase(form = "not", value = "is/are not {* adjective}")
@Phrase(form = "not", value = "is/are not {*}")
public interface Filter extends Term {
    /** Tells whether a card is of that kind. */
    boolean accepts(Query query, Subject subject);

    /** Tells whether a card is of all these kinds. */
    static boolean all(Array<Filter> filters, Query query, Subject subject) {
        for (int i = 0; i < filters.size(); i++) {
            if (!filters.get(i).accepts(query, subject)) {
                return false;
            }
        }
        return true;
    }

    /** Tells whether it asks for all of its parts. */
    default boolean asksForAll() {
        return false;
    }
}
