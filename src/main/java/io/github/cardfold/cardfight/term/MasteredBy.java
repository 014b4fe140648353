package io.github.cardfold.cardfight.term;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * Cards that have a certain master, or had when they left: not those on a circle of a fighter that another dominates.
 *
 * @param of the master
 */
@Phrase("that is/are {of own}")
@Rule(jp = {"3.2.2", "7.39.1"})
public record MasteredBy(Side of) implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        return subject.master(query.position(Facts.FIELD)) == query.seat(of);
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.FIELD, Facts.PLACES);
    }
}
