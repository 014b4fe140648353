package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Names;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Agreement;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/** A variable as a number: its value, or how many cards it holds. Written {@code "$them"}. */
@Phrase("{variable many}")
@Phrase(form = "many", value = "{variable many}", is = Agreement.MANY)
@Phrase(form = "a", value = "{variable many}", is = Agreement.MANY)
public record NumberOf(String variable) implements Value, Names {
    @Override
    public int value(Query query) {
        return query.number(variable);
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
