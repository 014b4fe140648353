package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/** Units of the back row. */
@Phrase("in the back row")
public record BackRow() implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        return Rows.isIn(query, subject, Circle.BACK);
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.FIELD);
    }
}
