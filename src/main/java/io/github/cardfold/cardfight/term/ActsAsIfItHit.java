package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;

/** Abilities that act when the attack of units hits act also when it does not (10.7.1.8). */
@Rule(jp = "10.7.1.8")
@Phrase("the when-hits abilities of {of} are activated even if the attack does not hit")
public record ActsAsIfItHit(@Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Flags.set(Flag.ACTS_AS_IF_IT_HIT, of);
    }
}
