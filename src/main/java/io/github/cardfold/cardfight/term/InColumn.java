package io.github.cardfold.cardfight.term;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;

/**
 * Units of a column as their master sees it, who for a dominated unit is the fighter that dominates it.
 *
 * @param column which column
 */
@Phrase("in the {column} column")
public record InColumn(ColumnSide column) implements Filter {
    @Override
    @Rule(jp = {"7.39.3", "7.39.3.1"})
    public boolean accepts(Query query, Subject subject) {
        Position position = query.position(Facts.FIELD);
        return column.has(position.place(subject.place()), subject.master(position));
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.FIELD);
    }
}
