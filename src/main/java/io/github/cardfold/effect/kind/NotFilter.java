package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;

/** What is not of a kind. */
@Phrase("that {filter not}")
@Phrase(form = "is", value = "{filter not}")
@Phrase(form = "not", value = "is/are not one that {filter not}")
public record NotFilter(Filter filter) implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        return !filter.accepts(query, subject);
    }
}
