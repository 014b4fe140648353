package io.github.cardfold.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.json.SeatReplay;
import io.github.cardfold.json.SeatReplayJson;
import io.github.cardfold.json.ViewJson;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.Determinize;
import io.github.cardfold.view.SeenEffect;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** A plugin adds durations to those of Cardfight: scenarios, views and seats' replays say them by their names. */
class DurationsOfAPluginTest {
    private static final Lifetime WANE = Lifetime.of("waning moon").when(Lifetimes.TURN, (now, turn, master) -> null);
    private static final Lifetime MOON = Lifetime.of("full moon").when(Lifetimes.TURN, (now, turn, master) -> WANE);
    private static final ScenarioRules RULES =
            ScenarioRules.standard().with(Additions.of(builder -> builder.lifetimes(WANE, MOON)));

    private static String scenario(String duration) {
        return """
                {"version": 3, "name": "x", "start": "9.9", "seed": 1,
                 "table": {"unchecked": true, "A": {"vanguard": "knight", "deck": ["5 squire"]},
                           "B": {"vanguard": "knight", "deck": ["5 squire"]},
                           "lasting": [{"kind": "power", "number": 1000, "on": ["A vanguard"], "master": "A",
                                        "duration": "%s"}]},
                 "begin": {"lasting": ["power 1000 of A on A vanguard until end of %s"],
                           "view B": {"lasting": ["power 1000 of A on A vanguard until end of %s"]}}}""".formatted(duration, duration, duration);
    }

    private static Array<String> seen(State state, Seat seat) {
        return View.of(state, seat).effects().map(SeenEffect::lifetime).map(Lifetime::name);
    }

    @Test
    void aScenarioLaysThemOutAndEachSeatSeesWhatBecomesOfThem() {
        Scenario read = Scenario.read("x", scenario("full moon"), RULES);
        assertTrue(Scenarios.run(read).isPassed(), Scenarios.run(read)::text);
        State state = read.start();
        SeatReplay replay = SeatReplay.begin(Seat.B, state);
        Array<String> course = seen(state, Seat.B);
        while (!seen(state, Seat.B).isEmpty()) {
            assertEquals(seen(state, Seat.A), seen(state, Seat.B));
            assertEquals(seen(state, Seat.A), seen(Determinize.deal(state, Seat.A, 1), Seat.A));
            assertTrue(ViewJson.write(View.of(state, Seat.A)).contains("\"duration\":\"" + course.last() + "\""));
            Action action = state.legalActions().get(0);
            state = state.step(action);
            replay = replay.after(action, state);
            Array<String> now = seen(state, Seat.B);
            course = now.isEmpty() || now.last().equals(course.last()) ? course : course.append(now.last());
        }
        assertEquals(Array.of("full moon", "waning moon"), course);
        assertEquals(replay, SeatReplayJson.read(SeatReplayJson.write(replay)));
    }

    @Test
    void anUnknownOneIsRefusedWithAllNames() {
        ScenarioException refused =
                assertThrows(ScenarioException.class, () -> Scenario.read("x", scenario("new moon"), RULES));
        assertTrue(
                refused.getMessage().contains("one of resolution, battle, whole battle")
                        && refused.getMessage().contains("game, waning moon, full moon"),
                refused.getMessage());
    }
}
