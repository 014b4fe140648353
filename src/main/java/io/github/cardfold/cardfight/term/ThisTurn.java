package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.TimedWorking;
import io.vavr.collection.Array;

/** Lets continuous effects begin that last until the end of the turn. */
public record ThisTurn(Array<Continuous> effects) implements Instruction {
    @Override
    public void compile(Compiler out) {
        TimedWorking.compile(out, effects, Lifetimes.TURN);
    }

    @Override
    public String english() {
        return English.lasting(effects, "this turn");
    }
}
