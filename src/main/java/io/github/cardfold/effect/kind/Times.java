package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Idioms;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Several numbers multiplied. */
@Phrase("{numbers times}")
@Idioms({PerEach.class, TimesMany.class})
@Phrase("{numbers times}")
public record Times(Array<Value> numbers) implements Value {
    @Override
    public int value(Query query) {
        long product = 1;
        for (Value each : numbers) {
            product = Value.within(product * each.value(query));
        }
        return (int) product;
    }

    @Override
    public Option<Long> constant() {
        return numbers.foldLeft(
                Option.some(1L),
                (so, each) -> so.flatMap(before -> each.constant().map(number -> Value.orTooGreat(before * number))));
    }
}
