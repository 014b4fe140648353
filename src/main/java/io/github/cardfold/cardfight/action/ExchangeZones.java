package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.List;

/**
 * Exchanges two zones of a fighter: all cards of each go to the other, at the same time (7.8.3).
 *
 * @param one one zone
 * @param other the other zone
 * @param of whose
 */
@Phrase("exchange {of whose} {one} with {of whose} {other}")
@Rule(jp = "7.8.3")
public record ExchangeZones(
        Region one, Region other, @Default("you") Side of) implements Instruction {
    /** Refuses circles and the deck, whose cards move one by one (4.5.3), and a zone with itself. */
    public ExchangeZones {
        if (one.isCircle() || other.isCircle() || one.isUnseen() || other.isUnseen()) {
            throw new IllegalArgumentException("only zones besides circles and the deck can be exchanged");
        }
        if (one.equals(other)) {
            throw new IllegalArgumentException("two zones are exchanged, not one with itself");
        }
    }

    @Override
    public void compile(Compiler out) {
        out.change("", this::exchanged);
    }

    private Batch exchanged(Run run) {
        Seat seat = Query.of(run).seat(of);
        Position position = run.position();
        int first = one.of(position, seat);
        int second = other.of(position, seat);
        List<Event> events = new ArrayList<>();
        all(position, first, second, events);
        all(position, second, first, events);
        return Batch.ofAll(events);
    }

    private static void all(Position position, int from, int to, List<Event> events) {
        for (int i = 0; i < position.size(from); i++) {
            events.add(Event.move(position, position.objectAt(from, i).object(), to, 0));
        }
    }
}
