package io.github.cardfold.effect;

import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.EventKind;
import io.github.cardfold.kernel.NumberKey;
import io.github.cardfold.kernel.Position;
import io.vavr.collection.Array;
import java.util.Map;
import java.util.TreeMap;

/** What a fighter has to pay with besides cards that are chosen: numbers and the top cards of decks. */
final class Means {
    private Means() {}

    /** Tells whether all of these events can happen together, none of them in part. */
    static boolean suffice(Position position, Array<Event> events) {
        Map<String, Integer> left = new TreeMap<>();
        for (Event each : events) {
            String of = each.kind() + " " + each.seat() + " " + each.from() + " " + each.text();
            if (left.merge(of, -taken(each), (had, less) -> had + less) + held(position, each) < 0) {
                return false;
            }
        }
        return true;
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
