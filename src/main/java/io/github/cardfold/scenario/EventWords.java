package io.github.cardfold.scenario;

import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.EventKind;
import io.github.cardfold.kernel.Handle;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Seat;
import io.github.cardfold.kernel.Snapshot;
import org.jspecify.annotations.Nullable;

/** Events in words. */
final class EventWords {
    private EventWords() {}

    static String of(Position position, Event event) {
        StringBuilder out = new StringBuilder(event.kind().name());
        if (event.kind() == EventKind.MOVE) {
            out.append(' ').append(PlaceNames.name(position.place(event.from())));
            out.append(" -> ").append(PlaceNames.name(position.place(event.to())));
        } else {
            out.append(event.seat() < 0 ? "" : " of " + Seat.of(event.seat()));
            out.append(object(position, " on ", event.object()));
            out.append(event.other() > 0 ? object(position, " with ", event.other()) : "");
            out.append(event.number() == 0 ? "" : " " + event.number());
            out.append(event.text().isEmpty() ? "" : " \"" + event.text() + "\"");
        }
        @Nullable Snapshot before = event.before();
        return before == null
                ? out.toString()
                : out + " ("
                        + position.rules()
                                .definition(before.thing().definition())
                                .id() + ")";
    }

    private static String object(Position position, String word, int object) {
        int place = position.placeOf(object);
        Handle at = new Handle(Math.max(0, place), place < 0 ? 0 : position.positionOf(place, object));
        return place < 0 ? "" : word + PlaceNames.name(position.place(place)) + ":" + at.position();
    }
}
