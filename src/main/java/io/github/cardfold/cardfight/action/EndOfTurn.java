package io.github.cardfold.cardfight.action;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.grammar.Phrase;

/** The turn ends while the effect is carried out, which ends with it (18.4). */
@Rule(jp = "18.4.1")
@Phrase("end the turn")
public record EndOfTurn() implements Instruction {
    @Override
    public void compile(Compiler out) {
        out.call("", "18.4", run -> new int[0]);
    }
}
