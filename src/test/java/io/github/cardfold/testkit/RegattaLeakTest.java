package io.github.cardfold.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Redirection;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.regatta.AnyFleet;
import io.github.cardfold.regatta.Regatta;
import io.github.cardfold.regatta.Zones;
import io.github.cardfold.view.View;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** In a game of four seats, too, no seat is told what it cannot know, be it by its ally. */
class RegattaLeakTest {
    private static final int PAIRS = LeakHunts.pairs(150);
    private static final int LEAKING_PAIRS = 80;

    private static LeakReport hunt(Rules rules, Function<State, Window> window, int pairs) {
        return LeakHunt.of(number -> Regattas.of(rules, number))
                .through(window)
                .pairs(pairs)
                .report();
    }

    @Test
    void gamesThatDifferInWhatASeatCannotKnowAreTheSameToIt() {
        LeakReport report = hunt(Regatta.rules(), Window::new, PAIRS);
        System.out.println(report);
        assertEquals("", report.leak());
        assertTrue(report.mean() >= 20, report.toString());
    }

    @Test
    void gamesDealtFromViewsAreTheSameToo() {
        LeakHunt.of(number -> Regattas.of(Regatta.rules(), number))
                .dealing(new AnyFleet())
                .pairs(PAIRS)
                .check();
    }

    /** Leaks of any game, by what A hears, reads and is refused with. */
    @ParameterizedTest
    @EnumSource(names = {"READER", "READERS_EXCEPTION", "REPLAY", "PICK_COUNT"})
    void aLeakIsFound(Leak leak) {
        assertFalse(hunt(Regatta.rules(), leak::window, LEAKING_PAIRS).leak().isEmpty(), leak + " was not found");
    }

    /** A sees what the seat across sees, its ally. */
    @Test
    void theViewOfAnotherSeatIsFound() {
        Function<State, Window> swapped = first -> new Window(first) {
            @Override
            View seen(State state) {
                return View.of(state, Seat.C);
            }
        };
        assertFalse(hunt(Regatta.rules(), swapped, LEAKING_PAIRS).leak().isEmpty());
    }

    /** A ship that sails face down is seen by all, or named in passing. */
    @ParameterizedTest
    @ValueSource(ints = {Event.FACE_DOWN, Event.FACE_DOWN | Event.SECRET | Event.SHOWN})
    void aHiddenCardThatAnEventShowsIsFound(int flags) {
        Redirection loud = new Redirection() {
            @Override
            public String label() {
                return "a loud crew";
            }

            @Override
            public @Nullable Event redirect(Position position, Event event) {
                boolean isHidden = event.kind() == EventKind.MOVE
                        && event.is(Event.SECRET)
                        && !event.is(Event.SHOWN)
                        && position.place(event.to()).zone().equals(Zones.WATER.kind());
                return isHidden ? event.to(event.to(), flags) : null;
            }
        };
        Rules rules = Regatta.rules(builder -> builder.redirections(loud));
        assertFalse(hunt(rules, Window::new, LEAKING_PAIRS).leak().isEmpty());
    }
}
