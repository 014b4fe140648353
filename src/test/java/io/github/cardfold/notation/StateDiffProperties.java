package io.github.cardfold.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class StateDiffProperties {

    @Property(tries = 1)
    void itIsEmptyExactlyIfTheStatesAreEqual(@ForAll long seed) {
        List<State> states = new ArrayList<>();
        Games.play(seed, (state, next) -> {
            states.add(next);
            assertTrue(StateDiff.between(next, Notation.readPosition(next.rules(), Notation.position(next)))
                    .isEmpty());
        });
        for (int i = 0; i < states.size(); i++) {
            State other = states.get(i * 31 % states.size());
            boolean equal = states.get(i).equals(other);
            assertEquals(equal, StateDiff.between(states.get(i), other).isEmpty(), "state " + i);
        }
    }

    /** What these make is of cards as they lie afterwards. */
    private static final Set<String> MADE = Set.of("begin", "link");

    /** Each line of an event is read back against the state where it lies. */
    @Property(tries = 2)
    void theLinesOfEventsAreReadBack(@ForAll long seed) {
        Games.play(seed, (state, next) -> {
            for (StateDiff.Difference each : StateDiff.between(state, next).differences()) {
                if (each.event().isDefined() && !each.line().contains("gone")) {
                    Event event = each.event().get();
                    State where = MADE.contains(event.kind().name()) ? next : state;
                    Event read = Notation.readEvent(where.position(), each.line());
                    assertEquals(event.kind(), read.kind(), each.line());
                    assertEquals(event.object(), read.object(), each.line());
                    assertEquals(event.to(), read.to(), each.line());
                }
            }
        });
    }
}
