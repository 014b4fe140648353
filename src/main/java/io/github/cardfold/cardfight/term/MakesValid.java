package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.cardfight.state.Flag;
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
 * The abilities of cards that have a keyword are valid, whatever their condition (14.1.2).
 *
 * @param keyword the keyword
 * @param of the cards
 */
@Rule(jp = {"14.1.2", "11.11.1.5"})
@Phrase("the {keyword} abilities of {of} are valid")
public record MakesValid(String keyword, @Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(Change.of(of, new Constant(1), Flag.valid(keyword), Layers.ABILITIES, Integer::sum));
    }
}
