package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.TextGame;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;

/**
 * The AUTO abilities of cards activate several times when they activate (ruling 331).
 *
 * @param number how often
 * @param of the cards
 */
@Rule(jp = "7.15.1.3.1")
@Phrase("the AUTO abilities of {of} activate {number many} times")
public record Activates(Value number, @Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(Change.of(of, number, TextGame.ACTIVATIONS, Layers.OTHER, Math::max));
    }
}
