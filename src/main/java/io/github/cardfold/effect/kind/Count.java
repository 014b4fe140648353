package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;

/** How many cards there are. */
@Phrase("the number of {of}")
public record Count(Selector of) implements Value {
    @Override
    public int value(Query query) {
        return of.count(query);
    }
}
