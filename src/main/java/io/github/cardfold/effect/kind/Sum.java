package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Quantity;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Value;

/**
 * What is measured of several cards together, or of one.
 *
 * @param what what is measured
 * @param of the cards
 */
@Phrase("the total {what} of {of}")
public record Sum(Characteristic what, Selector of) implements Value {
    /** Refuses what is no number. */
    public Sum {
        Quantity.of(what);
    }

    @Override
    public int value(Query query) {
        Quantity number = Quantity.of(what);
        return of.subjects(query).map(each -> number.of(query, each)).sum().intValue();
    }
}
