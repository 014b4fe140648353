package io.github.cardfold.cardfight.term;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Delayed;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * Lets instructions be carried out later, when something happens: "at the end of this turn", "the next time that". They
 * may speak of cards that were named before, and of those that the event binds.
 *
 * @param on what is waited for
 * @param then what is done then
 * @param within how long it is waited for; without such an event nothing is done
 * @param eachTime whether it is done each time, not only the first
 */
@Rule(jp = {"11.9.7", "11.9.7.1"})
@Phrase("<{eachTime}each|the next> time that {on} {within}, {then then}")
public record WhenNext(
        EventPattern on,
        Array<Instruction> then,
        @Default("turn") DurationTerm within,
        boolean eachTime) implements Instruction {
    @Override
    public void compile(Compiler out) {
        Delayed.compile(out, on, then, within, eachTime);
    }
}
