package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Worth;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * There are such cards.
 *
 * @param of the cards
 * @param atLeast how many at least
 */
@Phrase("{of exist: <{atLeast many} or more|a>}")
@Phrase("there are <{atLeast many} or more|any> of {of}")
@Phrase(form = "not", value = "{of exist: <fewer than {atLeast many}|no>}")
@Phrase(form = "not", value = "there are <fewer than {atLeast many}|none> of {of}")
public record Exists(Selector of, @Default("1") Value atLeast) implements Condition {
    @Override
    public boolean holds(Query query) {
        return Worth.count(query, of) >= atLeast.value(query);
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.WORTH);
    }
}
