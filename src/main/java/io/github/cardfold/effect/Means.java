package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.NumberKey;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** What a fighter has to pay with besides cards that are chosen: numbers and the top cards of decks. */
public final class Means {
    private Means() {}

    /** Tells whether what all items of a cost take of this can happen together, nothing of it in part. */
    public static boolean suffice(Query query, Array<CostItem> items, Cause cause) {
        List<Event> events = new ArrayList<>();
        for (CostItem item : items) {
            Array<Event> besides = item.payBesides(query);
            if (besides.nonEmpty()) {
                events.addAll(besides.asJava());
            }
        }
        if (events.isEmpty()) {
            return true;
        }
        Position position = query.position(Facts.PLACES);
        for (Event each : events) {
            if (isForbidden(position, each, cause) || taken(events, each) > held(position, each)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isForbidden(Position position, Event payment, Cause cause) {
        return position.rules().mayForbid() && position.rules().forbidsAny(position, payment.by(cause));
    }

    /** How much all events take of that of which one takes something. */
    private static int taken(List<Event> events, Event of) {
        int taken = 0;
        for (Event each : events) {
            taken += isOfTheSame(each, of) ? taken(each) : 0;
        }
        return taken;
    }

    private static boolean isOfTheSame(Event one, Event other) {
        return one.kind() == other.kind()
                && one.seat() == other.seat()
                && one.from() == other.from()
                && one.text().equals(other.text());
    }

    private static int taken(Event event) {
        return event.kind() == EventKind.COUNT ? -event.number() : event.kind() == EventKind.MOVE ? 1 : 0;
    }

    private static int held(Position position, Event event) {
        if (event.kind() == EventKind.COUNT) {
            return position.number(new NumberKey(event.other(), event.text()), event.seat());
        }
        return event.kind() == EventKind.MOVE ? position.size(event.from()) : 0;
    }
}
