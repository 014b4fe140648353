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
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;

/**
 * A characteristic of cards is raised or lowered until it is so much. By how much is fixed for each card when the
 * effect arises and does not follow what happens later.
 *
 * @param what which characteristic
 * @param to what it is to be
 * @param of the cards
 */
@Rule(jp = "11.11.4.1")
public record UpOrDownTo(
        Trait what, Value to, @Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(Change.of(of, to, what.fact(), Layers.NUMBERS, Integer::sum)
                .forEach((query, card, wanted) -> wanted - Strength.of(query, card, what)));
    }

    @Override
    public String english() {
        return "the " + what.fact() + " of " + of.english() + " goes up or down until it is " + to.english();
    }
}
