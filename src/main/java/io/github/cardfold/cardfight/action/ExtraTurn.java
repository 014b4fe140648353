package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Queues;
import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;

/**
 * A fighter gains an extra turn, right after the current one (18.2).
 *
 * @param fighter who
 */
@Rule(jp = "18.2.1")
@Phrase("<{fighter who} takes|take> an extra turn after this turn")
public record ExtraTurn(@Default("you") Side fighter) implements Instruction {
    @Override
    public void compile(Compiler out) {
        out.change("", run -> {
            Query query = Query.of(run);
            return Batch.of(Event.queue(
                    Frame.Queued.of(Queues.EXTRA_TURN, TurnFrame.PROCEDURE, query.seat(fighter), query.source())));
        });
    }
}
