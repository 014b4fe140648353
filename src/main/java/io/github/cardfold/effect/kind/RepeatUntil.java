package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Local;
import io.vavr.collection.Array;

/**
 * Carries instructions out once, and again and again until a condition holds. One that never comes to hold ends the
 * game as undecided.
 *
 * @param then what is done each time
 * @param until what is asked after each time; it may speak of what was named in it
 */
@Rule(jp = {"11.2.3", "11.8.3.1.1"})
@Phrase("do this: {then then} until {until}")
public record RepeatUntil(Array<Instruction> then, Condition until) implements Instruction {
    @Override
    public Array<Term> readAfterwards() {
        return Array.of(until);
    }

    @Override
    public void compile(Compiler out) {
        Local again = out.own("again", Local.Type.NUMBER);
        out.let("begin", run -> run.set(again, 1));
        out.repeat("", run -> run.get(again) > 0, () -> {
            out.repeated(then);
            out.check(until);
            out.let("until", run -> run.set(again, until.holds(Query.of(run)) ? 0 : 1));
        });
    }
}
