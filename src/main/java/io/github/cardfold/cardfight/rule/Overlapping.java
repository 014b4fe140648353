package io.github.cardfold.cardfight.rule;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Reads;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.table.GameObject;
import java.util.ArrayList;
import java.util.List;

/**
 * Several units on one vanguard or rear-guard circle: only the one placed last stays (13.3). No two are placed there at
 * once (6.2.3.2.1), so that 13.3.5.1 leaves nothing to choose.
 */
public final class Overlapping implements RuleAction {
    @Override
    public String label() {
        return "13.3";
    }

    @Override
    public Reads reads() {
        return Reads.cards(place -> place.zone().circle()).kinds();
    }

    @Override
    public boolean isDue(Position position) {
        for (int place : Field.circles(position)) {
            if (position.size(place) > 1 && holdsOne(position, place)) {
                return true;
            }
        }
        return false;
    }

    @Rule(jp = "4.9.4")
    private static boolean holdsOne(Position position, int place) {
        return (position.place(place).attributes() & (Circle.VANGUARD | Circle.REAR_GUARD)) != 0;
    }

    @Override
    @Rule(jp = {"13.3.3", "13.3.5"})
    public Batch events(Position position) {
        List<Event> events = new ArrayList<>();
        for (int place : Field.circles(position)) {
            if (holdsOne(position, place)) {
                Zone zone = Circle.is(position.place(place), Circle.VANGUARD) ? Zone.SOUL : Zone.DROP;
                for (int i = 0; i < position.size(place) - 1; i++) {
                    GameObject older = position.objectAt(place, i);
                    events.add(Event.move(position, older.object(), zone.of(older.owner()), 0));
                }
            }
        }
        return Batch.ofAll(events);
    }
}
