package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/** All that is asked for. Written as a list. */
@Phrase("{filters and}")
@Phrase(form = "is", value = "{filters and is}")
public record EveryFilter(Array<Filter> filters) implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        return Filter.all(filters, query, subject);
    }

    @Override
    public boolean asksForAll() {
        return true;
    }
}
