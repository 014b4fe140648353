package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.NullTriggers;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;

/**
 * Trigger abilities of the cards that a fighter checks are not played (11.10.4.2).
 *
 * @param of who checks
 */
public record NoTriggerEffects(@Default("opponent") Side of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(new NullTriggers(of));
    }

    @Override
    public String english() {
        return "the effects of " + of.whose() + " triggers are nullified";
    }
}
