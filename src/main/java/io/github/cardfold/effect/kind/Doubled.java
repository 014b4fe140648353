package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Quantity;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;

/**
 * A number of cards is doubled: each gets as much as it has when the effect arises.
 *
 * @param what which number
 * @param of the cards
 */
@Rule(jp = "11.11.4.1.1")
@Phrase("the {what} of {of} is doubled")
public record Doubled(Characteristic what, @Default("this") Selector of) implements Continuous {
    /** Refuses what is no number. */
    public Doubled {
        Quantity.of(what);
    }

    @Override
    public Array<Working> compile(Compiler out) {
        Quantity number = Quantity.of(what);
        return Array.of(number.raise(out, new Constant(0), of)
                .forEach((query, card, nothing) -> number.of(query, card)));
    }
}
