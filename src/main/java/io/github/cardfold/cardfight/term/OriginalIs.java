package io.github.cardfold.cardfight.term;

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
 * An original value of cards is another; what raises or lowers it starts from there.
 *
 * @param what which characteristic
 * @param to its original value from now on
 * @param of the cards
 */
@Rule(jp = {"5.1.3", "11.11.1.2"})
public record OriginalIs(
        Trait what, Value to, @Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(change(what.original()), change(what.fact()));
    }

    private Change change(String writes) {
        return Change.of(of, to, writes, Layers.ORIGINAL, (before, given) -> given);
    }

    @Override
    public String english() {
        return "the original " + what.fact() + " of " + of.english() + " is " + to.english();
    }
}
