package io.github.cardfold.json;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.data.Format;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.EventCodec;
import io.github.cardfold.kernel.position.Event;

/**
 * Events as JSON text, as the referee sees them: the numbers of objects and cards are in them. What a seat sees of them
 * is written by {@link ViewJson}. The schema is {@code event.schema.json}.
 */
public final class EventJson {
    private EventJson() {}

    /**
     * Returns an event as JSON, on one line without spaces.
     *
     * @param state a state whose places and objects the event speaks of
     * @throws IllegalStateException if the event is of a kind that is not registered
     */
    public static String write(State state, Event event) {
        requireNonNull(state, "state");
        requireNonNull(event, "event");
        return Documents.of(Format.EVENT, EventCodec.write(state.position(), event))
                .toString();
    }

    /**
     * Returns the event that JSON says.
     *
     * @throws io.github.cardfold.data.StateFormatException if the text is not JSON or no event that speaks of this
     *     state's places, objects and names
     * @throws IllegalStateException if Jackson, which reads JSON, is missing
     */
    public static Event read(State state, String text) {
        requireNonNull(state, "state");
        requireNonNull(text, "text");
        return EventCodec.read(state.position(), Documents.part(Format.EVENT, Json.data(text)));
    }
}
