package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Spot;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.table.Place;

/**
 * Circles of a column as the fighter sees it whose circles they are.
 *
 * @param column which column
 */
@Phrase("in the {column} column")
@Phrase(form = "from", value = "the {column} column")
public record InColumnSpot(ColumnSide column) implements Spot {
    @Override
    public boolean accepts(Query query, Place circle) {
        return column.has(circle, circle.seat());
    }
}
