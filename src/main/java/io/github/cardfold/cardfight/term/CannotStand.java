package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;

/** Units cannot be stood, neither in the stand phase nor by effects. */
@Rule(jp = "1.3.3")
public record CannotStand(@Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Flags.set(Flag.CANNOT_STAND, of);
    }

    @Override
    public String english() {
        return of.english() + " cannot stand";
    }
}
