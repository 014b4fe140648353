package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Names;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/** "If you do": a variable holds a card or a number other than 0. Written {@code "$them"}. */
@Rule(jp = "11.2.3")
@Phrase("{variable done}")
@Phrase(form = "not", value = "{variable undone}")
public record Done(String variable) implements Condition, Names {
    @Override
    public boolean holds(Query query) {
        return query.number(variable) != 0;
    }

    @Override
    public boolean wantsObjects() {
        return false;
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.VARIABLES);
    }
}
