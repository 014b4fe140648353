package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Silence;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Constant;
import io.vavr.collection.Array;

/**
 * The AUTO abilities of cards do not activate by something that happens; "this" in it is the card with the ability.
 *
 * @param when what happens
 * @param of the cards
 */
@Phrase("the AUTO abilities of {of} do not activate when {when}")
@Rule(jp = "7.15.1.3.2")
public record DoesNotActivate(
        EventPattern when, @Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        String flag = "silent " + out.path();
        out.scope().add(new Silence(flag, when));
        return Array.of(Change.of(of, new Constant(1), flag, Layers.OTHER, Integer::sum));
    }
}
