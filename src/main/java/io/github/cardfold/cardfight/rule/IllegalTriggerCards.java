package io.github.cardfold.cardfight.rule;

import io.github.cardfold.cardfight.state.DriveFrame;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Reads;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.List;

/** A card in the trigger zone that no drive or damage check in progress put there goes to the drop zone (13.10). */
public final class IllegalTriggerCards implements RuleAction {
    @Override
    public String label() {
        return "13.10";
    }

    @Override
    public Reads reads() {
        return Reads.cards(place -> place.zone().equals(Zone.TRIGGER.kind())).framesOf(DriveFrame.PROCEDURE);
    }

    @Override
    public boolean isDue(Position position) {
        return position.size(Zone.TRIGGER.of(Seat.A)) + position.size(Zone.TRIGGER.of(Seat.B)) > 0
                && !events(position).isEmpty();
    }

    @Override
    @Rule(jp = "13.10.1")
    public Batch events(Position position) {
        Frame drive = position.frame(DriveFrame.PROCEDURE);
        int checked = drive == null ? 0 : drive.get(DriveFrame.CARD);
        List<Event> events = new ArrayList<>();
        for (Seat fighter : position.seats()) {
            int zone = Zone.TRIGGER.of(fighter);
            for (int i = 0; i < position.size(zone); i++) {
                GameObject card = position.objectAt(zone, i);
                if (!card.is(GameObject.MARKED) && card.object() != checked) {
                    events.add(Event.move(position, card.object(), Zone.DROP.of(card.owner()), 0));
                }
            }
        }
        return Batch.ofAll(events);
    }
}
