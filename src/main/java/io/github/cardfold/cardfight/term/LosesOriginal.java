package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.kind.Constant;
import io.vavr.collection.Array;

/**
 * Cards lose an original value, also one that an effect gave: it is 0.
 *
 * @param what which characteristic
 * @param of the cards
 */
@Rule(jp = {"5.1.3", "11.11.1.3"})
public record LosesOriginal(Trait what, @Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(change(what.original()), change(what.fact()));
    }

    private Change change(String writes) {
        return Change.of(of, new Constant(0), writes, Layers.ORIGINAL_LOST, (before, nothing) -> nothing);
    }

    @Override
    public String english() {
        return English.does(of, "lose") + (of.isSingle() ? " its original " : " their original ") + what.fact();
    }
}
