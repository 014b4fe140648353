package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.OfThis;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;

/** Every card but the one that has the ability. */
@Phrase(form = "adjective", value = "other")
public record Other() implements Filter, OfThis {
    @Override
    public boolean accepts(Query query, Subject subject) {
        return subject.object() != query.source();
    }
}
