package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/** One of several things that may be asked for. */
@Phrase("{filters or}")
@Phrase(form = "is", value = "{filters or is}")
@Phrase(form = "adjective", value = "{filters or adjective}")
public record AnyFilter(Array<Filter> filters) implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        return filters.exists(each -> each.accepts(query, subject));
    }
}
