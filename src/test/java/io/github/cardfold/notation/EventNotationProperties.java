package io.github.cardfold.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.Position;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class EventNotationProperties {

    /** Against the position after it, where things are, and against the one before it, where they were. */
    @Property(tries = 5)
    void everyCommittedEventInFullIsReadBack(@ForAll long seed) {
        Games.play(seed, (state, next) -> {
            for (int i = 0; i < next.eventCount(); i++) {
                isReadBack(next.position(), next.event(i));
            }
        });
    }

    private static void isReadBack(Position position, Event event) {
        String full = Notation.eventInFull(position, event);
        assertEquals(event, Notation.readEvent(position, full), full);
        String brief = Notation.event(position, event);
        assertEquals(brief, full.substring(0, Math.min(full.length(), brief.length())));
    }
}
