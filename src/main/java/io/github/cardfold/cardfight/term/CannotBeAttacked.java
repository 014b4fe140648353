package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;

/** No attack can be aimed at units, so that they do not battle either (10.2.3). */
public record CannotBeAttacked(@Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Flags.set(Flag.CANNOT_BE_ATTACKED, of);
    }

    @Override
    public String english() {
        return of.english() + " cannot be attacked";
    }
}
