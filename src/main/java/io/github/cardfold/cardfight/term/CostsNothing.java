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
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.kind.Constant;
import io.vavr.collection.Array;

/** The costs of all abilities of cards are taken away: to pay them is merely said (7.21). */
@Rule(jp = "7.21.1")
@Phrase("the abilities of {of} cost nothing")
public record CostsNothing(@Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(Change.of(of, new Constant(1), TextGame.COST_TAKEN_AWAY, Layers.OTHER, Integer::sum));
    }
}
