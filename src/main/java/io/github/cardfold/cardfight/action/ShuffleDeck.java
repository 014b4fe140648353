package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.kernel.Batch;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.Rule;

/**
 * Shuffles a deck (7.12).
 *
 * @param of whose
 */
@Rule(jp = {"7.5.1.1", "7.12.1"})
public record ShuffleDeck(@Default("you") Side of) implements Instruction {
    @Override
    public void compile(Compiler out) {
        out.change(
                "",
                run -> Batch.of(
                        Event.shuffle(run.position(), Zone.DECK.of(Query.of(run).seat(of)))));
    }

    @Override
    public String english() {
        return of.does("shuffle", (of == Side.YOU ? "your" : "their") + " deck");
    }
}
