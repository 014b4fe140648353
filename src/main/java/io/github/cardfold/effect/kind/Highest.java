package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Narrowing;
import io.github.cardfold.effect.Quantity;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Agreement;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * Those of some cards that measure most; all of them if several do.
 *
 * @param what what is measured
 * @param of the cards
 */
@Phrase(value = "{of of: with the highest {what}}", is = Agreement.MANY)
@Phrase(value = "those of {of} with the highest {what}", is = Agreement.MANY)
public record Highest(Characteristic what, Selector of) implements Narrowing {
    /** Refuses what is no number. */
    public Highest {
        Quantity.of(what);
    }

    @Override
    public Array<Subject> subjects(Query query) {
        return Extremes.of(query, Quantity.of(what), of.subjects(query), Math::max);
    }
}
