package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.CostItem;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Payable;
import io.github.cardfold.effect.Ways;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/** Several instructions, in the order written (11.8.3.1.1); as a cost all at once. Written as a list. */
@Phrase("{steps then}")
public record Sequence(Array<Instruction> steps) implements Payable {
    @Override
    public Array<Array<CostItem>> ways() {
        return Ways.of(steps);
    }

    @Override
    public void compile(Compiler out) {
        out.mark("");
        out.block(steps);
    }
}
