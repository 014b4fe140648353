package io.github.cardfold.conformance.violations.mutation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Decision;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Tests of {@link TinyRules}, of which one says of a section that it tries it, and does not. */
class TinyTrials {
    private final State state = TinyRules.start();

    @Test
    @Rule(jp = "1.1.1#1")
    void threePoints() {
        assertEquals(3, state.position().number(TinyRules.POINTS, Seat.A));
    }

    @Test
    @Rule(jp = "1.2.1")
    void penaltiesSoItSays() {
        assertEquals(0, state.position().number(TinyRules.PENALTIES, Seat.B));
    }

    @Test
    @Rule(jp = "1.2.2")
    void whoIsAsked() {
        assertEquals(Option.some(Seat.A), state.decision().map(Decision::seat));
    }
}
