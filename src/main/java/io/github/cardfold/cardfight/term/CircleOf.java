package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Spot;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;

/**
 * The circles of cards, where they are or last were.
 *
 * @param of the cards
 */
@Phrase("where {of} is/are")
@Phrase(form = "from", value = "the circle of {of}")
public record CircleOf(@Default("this") Selector of) implements Spot {
    @Override
    public boolean accepts(Query query, Place circle) {
        return of.subjects(query).exists(each -> each.place() == circle.index());
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.FIELD);
    }
}
