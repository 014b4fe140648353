package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Quantity;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/** Of a unit the row: equal for units of one row, which is a fighter's own; -1 outside rows. */
@Phrase("row")
@Phrase(form = "plural", value = "rows")
public record Row() implements Quantity {
    @Override
    public int of(Query query, Subject card) {
        return Field.row(query.position(Facts.FIELD).place(card.place()));
    }

    /** Rows and columns are compared, and neither of them is more than another. */
    @Override
    public boolean isNumber() {
        return false;
    }

    @Override
    public void check(Term said) {
        throw new IllegalArgumentException("a row has no number; cards can be in the same row, or in different ones");
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.FIELD);
    }
}
