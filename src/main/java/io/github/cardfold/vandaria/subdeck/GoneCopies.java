package io.github.cardfold.vandaria.subdeck;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaZone;
import java.util.ArrayList;
import java.util.List;

/** The card that a copy was made of is no more when the Property has left the game or is another card. */
public final class GoneCopies implements Consequence {
    @Override
    public String label() {
        return "10.2.11";
    }

    @Override
    @Rule(vw = "10.2.11")
    public Batch after(Position position, Event event) {
        if (event.exchangesCards() && event.apart().length > 0) {
            return gone(position, event.object(), event.apart()[0]);
        }
        Snapshot before = event.kind() == EventKind.MOVE ? event.before() : null;
        boolean leaves = before != null && VandariaZone.GAME.isAt(event.from()) && !VandariaZone.GAME.isAt(event.to());
        return leaves && before != null ? gone(position, before.gameObject().object(), event.object()) : Batch.NOTHING;
    }

    private static Batch gone(Position position, int property, int card) {
        if (!position.isMarked(VandariaMarks.COPY, property)) {
            return Batch.NOTHING;
        }
        List<Event> events = new ArrayList<>();
        events.add(Event.erase(position, card));
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect mark = position.lasting(i);
            if (mark.kind() == VandariaMarks.COPY && mark.isOn(property)) {
                events.add(Event.end(mark));
            }
        }
        return Batch.ofAll(events);
    }
}
