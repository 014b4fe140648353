package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;

/** Restraint: units cannot be chosen to attack in the attack step (14.6). */
@Rule(jp = "14.6.1")
public record Restraint(@Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Flags.ability(Flag.RESTRAINT, of);
    }

    @Override
    public String english() {
        return of.english() + " get restraint";
    }
}
