package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.OfThis;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;

/** Units in the column of this unit, on either side of the field; the columns of both sides mirror each other. */
@Phrase("in the same column as this unit")
public record SameColumn() implements Filter, OfThis {
    @Override
    public boolean accepts(Query query, Subject subject) {
        Position position = query.position(Facts.FIELD);
        Subject self = query.self();
        return self != null && Field.isSameColumn(position.place(self.place()), position.place(subject.place()));
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.FIELD);
    }
}
