package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Several numbers together. */
@Phrase("{numbers plus}")
public record Plus(Array<Value> numbers) implements Value {
    @Override
    public int value(Query query) {
        long sum = 0;
        for (Value each : numbers) {
            sum = Value.within(sum + each.value(query));
        }
        return (int) sum;
    }

    @Override
    public Option<Long> constant() {
        return numbers.foldLeft(
                Option.some(0L),
                (so, each) -> so.flatMap(before -> each.constant().map(number -> Value.orTooGreat(before + number))));
    }
}
