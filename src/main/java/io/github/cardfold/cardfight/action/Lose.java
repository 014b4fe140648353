package io.github.cardfold.cardfight.action;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;

/**
 * A fighter loses, and the game ends at once, while the effect is carried out (1.2.5).
 *
 * @param fighter who
 */
@Rule(jp = "1.2.5")
@Phrase("<{fighter who} loses|lose> the fight")
public record Lose(@Default("you") Side fighter) implements Instruction {
    @Override
    public void compile(Compiler out) {
        out.change("", run -> {
            Query query = Query.of(run);
            return Batch.of(Event.lose(query.seat(fighter), "1.2.5"));
        });
    }
}
