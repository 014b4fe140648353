package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.IconNumbers;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Run;

/**
 * Energy charges (7.48).
 *
 * @param number by how much
 * @param fighter whose energy rises
 */
@Rule(jp = {"7.48.1", "7.48.1.1"})
@Phrase("<{fighter who} energy charges|energy charge> {number}")
public record ChargeEnergy(
        @Default("1") Value number, @Default("you") Side fighter) implements Instruction {
    @Override
    public void compile(Compiler out) {
        out.call("", "7.48.1", run -> arguments(run, fighter, IconAction.ENERGY_CHARGE, number));
    }

    static int[] arguments(Run run, Side fighter, IconAction action, Value number) {
        Query query = Query.of(run);
        Query of = query.as(query.seat(fighter));
        return new int[] {of.master().ordinal(), IconNumbers.of(of, action, number.value(query))};
    }
}
