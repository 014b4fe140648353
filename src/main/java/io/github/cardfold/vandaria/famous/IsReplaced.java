package io.github.cardfold.vandaria.famous;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Local;

/** The Follower with Nosferatu is replaced by the card whose Vampiric was paid, if that is legal still. */
@Rule(vw = {"12.9.10.3", "12.9.10.7"})
@Phrase("replace the Follower with Nosferatu by this card")
record IsReplaced() implements Instruction {
    static final String FORM = "form";

    @Override
    public void compile(Compiler out) {
        Local form = out.known(FORM);
        out.when(
                "12.9.10.7",
                run -> VampiricForms.isLegal(
                        run.position(),
                        run.get(AbilityFrame.SOURCE),
                        run.frame().get(form, 0)),
                () -> out.call("12.9.10.3", "6.1.2.1", run ->
                        new int[] {run.get(AbilityFrame.SOURCE), run.frame().get(form, 0)}));
    }
}
