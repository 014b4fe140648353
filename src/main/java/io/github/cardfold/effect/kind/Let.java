package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Value;
import io.github.cardfold.kernel.position.Local;

/**
 * Fixes a number for what follows.
 *
 * @param as the name it gets
 * @param be the number
 */
public record Let(String as, Value be) implements Instruction {
    @Override
    public void compile(Compiler out) {
        Local number = out.number(as);
        out.let("", run -> run.set(number, be.value(Query.of(run))));
    }

    @Override
    public String english() {
        return "count " + be.english();
    }
}
