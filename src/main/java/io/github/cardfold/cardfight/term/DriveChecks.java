package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;

/**
 * Units perform drive checks when they attack, as many as their drive says, although they are rear-guards (10.6.1.2).
 */
@Rule(jp = "10.6.1.2")
public record DriveChecks(@Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Flags.set(Flag.DRIVE_CHECKS, of);
    }

    @Override
    public String english() {
        return of.english() + " performs drive checks when it attacks";
    }
}
