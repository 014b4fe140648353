package io.github.cardfold.vandaria.plugin;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.vavr.collection.Array;

/**
 * Each opponent loses gold to the controller of the skill, as far as there is some.
 *
 * @param number how much
 */
@Phrase("each opponent gives you {number} gold")
public record Toll(@Default("1") Value number) implements Instruction {
    @Override
    public void compile(Compiler out) {
        out.change("", this::taken);
    }

    private Batch taken(Run run) {
        Query query = Query.of(run);
        Position position = run.position();
        int most = number.value(query);
        Array<Event> events = position.seats()
                .filter(seat -> position.areOpponents(query.master(), seat))
                .filter(seat -> gold(position, seat, most) > 0)
                .flatMap(seat -> Array.of(
                        Event.count(PlayerNumbers.GOLD, seat, -gold(position, seat, most)),
                        Event.count(PlayerNumbers.GOLD, query.master(), gold(position, seat, most))));
        return events.isEmpty() ? Batch.NOTHING : Batch.ofAll(events.asJava());
    }

    private static int gold(Position position, Seat seat, int most) {
        return Math.min(most, position.number(PlayerNumbers.GOLD, seat));
    }
}
