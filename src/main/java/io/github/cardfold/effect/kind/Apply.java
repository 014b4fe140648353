package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.TimedWorking;
import io.github.cardfold.effect.grammar.Idioms;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * Lets continuous effects begin that last for a time. Which cards they are about and by how much is fixed then.
 *
 * @param effects the effects
 * @param lasting how long they last
 */
@Rule(jp = {"11.3.1.2", "11.3.1.3.4", "11.11.4"})
@Phrase("{effects and} {lasting}")
@Idioms(FirstTheTime.class)
public record Apply(Array<Continuous> effects, DurationTerm lasting) implements Instruction {
    @Override
    public boolean isAtOnce() {
        return true;
    }

    @Override
    public void compile(Compiler out) {
        TimedWorking.compile(out, effects, lasting);
    }
}
