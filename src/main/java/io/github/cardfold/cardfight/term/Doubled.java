package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.kind.Constant;
import io.vavr.collection.Array;

/**
 * A characteristic of cards is doubled: each gets as much as it has when the effect arises.
 *
 * @param what which characteristic
 * @param of the cards
 */
@Rule(jp = "11.11.4.1.1")
public record Doubled(Trait what, @Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(Change.of(of, new Constant(0), what.fact(), Layers.NUMBERS, Integer::sum)
                .forEach((query, card, nothing) -> Strength.of(query, card, what)));
    }

    @Override
    public String english() {
        return "the " + what.fact() + " of " + of.english() + " is doubled";
    }
}
