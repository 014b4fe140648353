package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Spot;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;

/**
 * Circles in the column of a card, where it is or last was.
 *
 * @param of the card
 */
@Phrase("in the same column as {of closed}")
@Phrase(form = "from", value = "the same column as {of closed}")
public record SameColumnSpot(@Default("this") Selector of) implements Spot {
    @Override
    public boolean accepts(Query query, Place circle) {
        return of.subjects(query)
                .exists(each -> Field.isSameColumn(query.position(Facts.FIELD).place(each.place()), circle));
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.FIELD);
    }
}
