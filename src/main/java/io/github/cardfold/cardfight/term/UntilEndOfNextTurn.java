package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.TimedWorking;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;

/**
 * Lets continuous effects begin that last until the end of a fighter's next turn.
 *
 * @param effects the effects
 * @param of whose next turn; the turn in progress is not the next one
 */
@Rule(jp = "11.3.1.2")
public record UntilEndOfNextTurn(
        Array<Continuous> effects, @Default("opponent") Side of) implements Instruction {
    @Override
    public void compile(Compiler out) {
        TimedWorking.compile(out, effects, this::lifetime);
    }

    private Lifetime lifetime(Run run) {
        Seat seat = Query.of(run).seat(of);
        Seat now = run.position().rules().game().turnSeat(run.position());
        return Lifetimes.untilNextTurnOf(of == Side.YOU, now == seat);
    }

    @Override
    public String english() {
        return English.lasting(effects, "until the end of " + of.whose() + " next turn");
    }
}
