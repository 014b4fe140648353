package io.github.cardfold.lanterns;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;

/**
 * The top cards of your deck become lanterns, one by one: {@code "kindle"}, {@code {"kindle": 2}}.
 *
 * @param number how many
 */
@Phrase("kindle {number}")
public record Kindle(@Default("1") Value number) implements Instruction {
    @Override
    public void compile(Compiler out) {
        Local left = out.own("left", Local.Type.NUMBER);
        out.let("count", run -> run.set(left, number.value(Query.of(run))));
        out.repeat("kindled", run -> run.get(left) > 0 && run.position().size(deck(run)) > 0, () -> {
            out.change("", run -> Batch.of(Event.moveTop(run.position(), deck(run), zone(run), 0)));
            out.let("next", run -> run.set(left, run.get(left) - 1));
        });
    }

    private static int deck(Run run) {
        return Zone.DECK.of(Query.of(run).master());
    }

    private static int zone(Run run) {
        return Region.of(Lanterns.ZONE).of(run.position(), Query.of(run).master());
    }
}
