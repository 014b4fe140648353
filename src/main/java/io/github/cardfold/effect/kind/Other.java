package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.OfThis;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;

/** Every card but the one that has the ability. */
@Phrase(form = "adjective", value = "other")
public record Other() implements Filter, OfThis {
    @Override
    public boolean accepts(Query query, Subject subject) {
        return subject.object() != query.source();
    }

    @Override
    public String english() {
        return "other than this unit";
    }

    @Override
    public String before() {
        return "other";
    }
}
