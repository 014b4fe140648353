package io.github.cardfold.cardfight.term;

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
 * The power of cards is always the same.
 *
 * @param to how much
 * @param of the cards
 */
@Rule(jp = {"11.11.1.9", "11.11.2"})
public record FixedPower(Value to, @Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(Change.of(of, to, "power", Layers.FIXED, (value, fixed) -> fixed));
    }

    @Override
    public String english() {
        return "the power of " + of.english() + " is always " + to.english();
    }
}
