package io.github.cardfold.cardfight.action;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Run;

/**
 * Deals damage to vanguards, as much to each; rule actions resolve it (7.35.2.2).
 *
 * @param number how much
 * @param to the vanguards
 */
@Phrase("deal {number many} damage to {to}")
@Rule(jp = {"7.35.1", "7.35.2", "7.35.2.1"})
public record DealDamage(@Default("1") Value number, Selector to) implements Instruction {
    @Override
    public void compile(Compiler out) {
        out.let("", run -> run.call(Deal.PROCEDURE, new int[] {number.value(Query.of(run))}, units(run)));
    }

    private int[] units(Run run) {
        return to.subjects(Query.of(run))
                .filter(Subject::isHere)
                .toJavaStream()
                .mapToInt(Subject::object)
                .toArray();
    }
}
