package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Quantity;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Setting;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Idioms;
import io.vavr.collection.Array;

/**
 * A number of cards is raised or lowered until it is so much. By how much is fixed for each card when the effect arises
 * and does not follow what happens later.
 *
 * @param what which number and what it is to be
 * @param of the cards
 */
@Rule(jp = "11.11.4.1")
@Idioms(UntilItIs.class)
public record UpOrDownTo(Setting what, @Default("this") Selector of) implements Continuous {
    /** Refuses what is no number. */
    public UpOrDownTo {
        Quantity.of(what.what());
    }

    @Override
    public Array<Working> compile(Compiler out) {
        Quantity number = Quantity.of(what.what());
        return Array.of(number.raise(out, (Value) what.to(), of)
                .forEach((query, card, wanted) -> wanted - number.of(query, card)));
    }
}
