package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.fact.Territories;
import io.vavr.collection.Array;

/** The Territory that the card guards. */
@Rule(vw = "2.7.7")
@Phrase(form = "adjective", value = "guarded by this card")
public record GuardedByThis() implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        return Territories.guarded(query.position(Facts.LINKS), query.source()) == subject.object();
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.LINKS);
    }
}
