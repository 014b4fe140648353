package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.deed.IconCost;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.CostItem;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Energy blasts as part of an effect, all of it or nothing (7.49).
 *
 * @param number by how much
 * @param fighter whose energy falls
 */
@Rule(jp = {"7.49.1", "7.49.1.1"})
@Phrase("<{fighter who} energy blasts|energy blast> {number}")
public record BlastEnergy(
        @Default("1") Value number, @Default("you") Side fighter) implements IconCost {
    @Override
    public IconAction icon() {
        return IconAction.ENERGY_BLAST;
    }

    @Override
    public Option<Value> amount() {
        return Option.some(number);
    }

    @Override
    public boolean isOnlyNumber() {
        return true;
    }

    @Override
    public BlastEnergy of(Value other) {
        return new BlastEnergy(other, fighter);
    }

    @Override
    public Array<Array<CostItem>> ways() {
        return Array.of(Array.of(new EnergyBlastCost(this)));
    }

    @Override
    public void compile(Compiler out) {
        out.call("", "7.49.1", run -> ChargeEnergy.arguments(run, fighter, IconAction.ENERGY_BLAST, number));
    }
}
