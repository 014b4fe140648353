package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Worth;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/** How many cards there are. */
@Phrase("the number of {of}")
public record Count(Selector of) implements Value {
    @Override
    public int value(Query query) {
        return Worth.count(query, of);
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.WORTH);
    }
}
