package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;

/**
 * Energy blasts as part of an effect, all of it or nothing (7.49).
 *
 * @param number by how much
 * @param fighter whose energy falls
 */
@Rule(jp = {"7.49.1", "7.49.1.1"})
public record BlastEnergy(
        @Default("1") Value number, @Default("you") Side fighter) implements Instruction {
    @Override
    public void compile(Compiler out) {
        out.call("", "7.49.1", run -> ChargeEnergy.arguments(run, fighter, IconAction.ENERGY_BLAST, number));
    }

    @Override
    public String english() {
        return fighter.does("energy blast", number.english());
    }
}
