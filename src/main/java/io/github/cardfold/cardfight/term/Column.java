package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Quantity;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * Of a unit the column: equal for units of one column, which goes over both sides; less than all others outside
 * columns.
 */
@Phrase("column")
@Phrase(form = "plural", value = "columns")
public record Column() implements Quantity {
    @Override
    public int of(Query query, Subject card) {
        return Field.column(query.position(Facts.FIELD).place(card.place()));
    }

    /** Rows and columns are compared, and neither of them is more than another. */
    @Override
    public boolean isNumber() {
        return false;
    }

    @Override
    public void check(Term said) {
        throw new IllegalArgumentException(
                "a column has no number; cards can be in the same column, or in different ones");
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.FIELD);
    }
}
