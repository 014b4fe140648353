package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Forked;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * A requirement and what it governs (11.2.2).
 *
 * @param when the requirement
 * @param then what is done if it holds
 * @param otherwise what is done if it does not
 */
@Rule(jp = {"11.2.1", "11.2.2", "11.2.4", "11.3.1.3.5"})
@Phrase("if {when}, {then then}<; otherwise, {otherwise then}>")
public record If(
        Condition when,
        Array<Instruction> then,
        @Default("[]") Array<Instruction> otherwise) implements Instruction, Forked {
    @Override
    public void compile(Compiler out) {
        out.branch("", run -> when.holds(Query.of(run)), then, otherwise);
    }
}
