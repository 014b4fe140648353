package io.github.cardfold.cardfight.rule;

import io.github.cardfold.cardfight.card.Subtype;
import io.github.cardfold.cardfight.fact.Locked;
import io.github.cardfold.cardfight.fact.MainTypes;
import io.github.cardfold.cardfight.state.GUnits;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.GameObject;
import java.util.ArrayList;
import java.util.List;

/** What follows at once from a card being locked: a G unit goes home, and what lay on its circle is dropped. */
public final class LockedCards implements Consequence {
    /** Makes the rule. */
    public LockedCards() {}

    @Override
    public String label() {
        return "7.30.4";
    }

    @Override
    public Batch after(Position position, Event event) {
        Snapshot before = event.before();
        GameObject locked = Locked.isLocked(position, event) ? position.find(event.object()) : null;
        if (locked == null) {
            return Batch.NOTHING;
        }
        if (before != null && wasGUnit(position, before)) {
            return Batch.of(GUnits.home(position, locked));
        }
        return others(position, locked, event.to());
    }

    @Rule(jp = "7.30.4")
    private static boolean wasGUnit(Position position, Snapshot before) {
        return position.place(before.place()).zone().circle() && MainTypes.hadSubtype(position, before, Subtype.G);
    }

    @Rule(jp = "7.30.5.2")
    private static Batch others(Position position, GameObject locked, int circle) {
        List<Event> events = new ArrayList<>(0);
        for (int i = 0; i < position.size(circle); i++) {
            GameObject card = position.objectAt(circle, i);
            if (card.object() != locked.object()) {
                events.add(Event.move(position, card.object(), Zone.DROP.of(card.owner()), 0));
            }
        }
        return Batch.ofAll(events);
    }
}
