package io.github.cardfold.vandaria.famous;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaMarks;

/**
 * A part is upgraded: what follows comes only the first time.
 *
 * @param part which part, from 1
 */
@Rule(vw = {"12.9.11.6", "12.9.11.7"})
@Phrase("upgrade part {part}")
public record Upgrade(int part) implements Instruction {
    @Override
    public void compile(Compiler out) {
        out.endIf("12.9.11.6", run -> Upgradable.has(run.position(), run.get(AbilityFrame.SOURCE), part));
        out.change(
                "12.9.11.7",
                run -> Batch.of(Event.begin(TimedEffect.of(
                        VandariaMarks.UPGRADED,
                        run.seat(AbilityFrame.MASTER),
                        0,
                        new int[] {run.get(AbilityFrame.SOURCE)},
                        part,
                        VandariaLifetimes.GAME))));
    }
}
