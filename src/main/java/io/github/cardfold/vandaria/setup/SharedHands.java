package io.github.cardfold.vandaria.setup;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.state.VandariaZone;
import java.util.ArrayList;
import java.util.List;

/** Players of one team see each other's hand and Subdeck; when a card comes there they look at it again. */
public final class SharedHands implements Consequence {
    @Override
    public String label() {
        return "17.3.7";
    }

    @Override
    @Rule(vw = "17.3.7")
    public Batch after(Position position, Event event) {
        boolean isComing = event.kind() == EventKind.MOVE
                && (VandariaZone.HAND.isAt(event.to()) || VandariaZone.SUBDECK.isAt(event.to()));
        return isComing ? looked(position, event.to()) : Batch.NOTHING;
    }

    /** Only who looks at all cards together knows how many are alike. */
    private static Batch looked(Position position, int place) {
        List<Event> events = new ArrayList<>();
        for (Seat ally : position.allies(position.place(place).seat())) {
            for (int i = 0; i < position.size(place); i++) {
                events.add(
                        Event.look(position, ally, position.objectAt(place, i).object()));
            }
        }
        return Batch.ofAll(events);
    }
}
