package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Layer;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.kind.Constant;
import io.vavr.collection.Array;

/**
 * Cards lose all their names, clans, nations or races: those they have when it is applied or, if it says so, the
 * original ones.
 *
 * @param what what they lose
 * @param original whether the original ones are lost, before anything is got (11.11.1.3)
 * @param of the cards
 */
@Rule(jp = {"11.11.1.3", "11.11.1.6"})
public record Loses(
        Identity what, boolean original, @Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        Layer layer = original ? Layers.ORIGINAL_LOST : Layers.OTHER;
        return Array.of(Change.of(of, new Constant(1), what.lost(), layer, (before, one) -> one));
    }

    @Override
    public String english() {
        return English.does(of, "lose")
                + (of.isSingle() ? " all its " : " all their ")
                + (original ? "original " : "")
                + what.fact();
    }
}
