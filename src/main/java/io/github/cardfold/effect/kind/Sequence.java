package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Instruction;
import io.vavr.collection.Array;

/** Several instructions, in the order written (11.8.3.1.1). Written as a list. */
@Phrase("{steps then}")
public record Sequence(Array<Instruction> steps) implements Instruction {
    @Override
    public void compile(Compiler out) {
        out.mark("");
        out.block(steps);
    }
}
