package io.github.cardfold.spi;

import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The number that a function of a plugin returns.
 *
 * @param call the function
 * @param with numbers that it is handed
 * @param cards the cards that it is handed
 */
@Phrase("the {call}< of {cards}>< for {with and}>")
public record ComputedNumber(
        NumberEscape call, @Default("[]") Array<Value> with, Option<Selector> cards) implements Value {
    @Override
    public int value(Query query) {
        Array<Subject> subjects = cards.toArray().flatMap(each -> each.subjects(query));
        return Value.within(call.number(Inquiry.of(call, query, with.map(each -> each.value(query)), subjects)));
    }

    @Override
    public Array<String> reads() {
        return call.reads();
    }
}
