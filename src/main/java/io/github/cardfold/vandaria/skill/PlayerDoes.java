package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Names;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;

/**
 * A player who has been chosen does something, as if the skill were that player's: "you" is that player there.
 *
 * @param then what the player does
 * @param variable the name of the player
 */
@Rule(vw = "2.10.2")
@Phrase("{variable cards}: {then sentences}")
public record PlayerDoes(
        Array<Instruction> then, @Default("player") String variable) implements Instruction, Names {
    @Override
    public void compile(Compiler out) {
        Local player = out.known(variable);
        Local controller = out.own("controller", Local.Type.SEAT);
        out.when("is there", run -> run.get(player) != ChoosePlayer.NOBODY, () -> {
            out.let("that player", run -> {
                run.set(controller, run.seat(AbilityFrame.MASTER));
                run.set(AbilityFrame.MASTER, Seat.of(run.get(player)));
            });
            out.block(then);
            out.let("controller", run -> run.set(AbilityFrame.MASTER, run.seat(controller)));
        });
    }

    @Override
    public boolean wantsObjects() {
        return false;
    }
}
