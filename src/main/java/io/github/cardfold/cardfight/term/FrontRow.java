package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/** Units of the front row. */
@Phrase("in the front row")
public record FrontRow() implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        return Rows.isIn(query, subject, Circle.FRONT);
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.FIELD);
    }
}
