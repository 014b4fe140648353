package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;

/** No attack hits units, whatever its power (10.7.1.2). */
public record CannotBeHit(@Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Flags.set(Flag.CANNOT_BE_HIT, of);
    }

    @Override
    public String english() {
        return of.english() + " cannot be hit";
    }
}
