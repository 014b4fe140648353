package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.information.Identity;
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
 * Cards have a name or belong to a clan, nation or race besides their own; having it already changes nothing.
 *
 * @param what what sort of words it is
 * @param word the name, clan, nation or race
 * @param of the cards
 */
@Rule(jp = {"5.1.2", "11.11.1.6"})
public record AlsoIs(
        Identity what, String word, @Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(Change.of(of, new Constant(1), what.gained(word), Layers.OTHER, (before, one) -> one));
    }

    @Override
    public String english() {
        return English.does(of, "have") + " also the " + what.word() + " \"" + word + "\"";
    }
}
