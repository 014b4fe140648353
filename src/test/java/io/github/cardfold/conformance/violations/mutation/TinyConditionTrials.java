package io.github.cardfold.conformance.violations.mutation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Refusal;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Tests of {@link TinyConditions}: some look at what is not so, some do not. */
class TinyConditionTrials {
    private static Option<String> refused(int number) {
        return TinyConditions.start().refusal(Action.number(Seat.A, number)).map(Refusal::section);
    }

    @Test
    @Rule(jp = "3.1.2")
    void oneIsNotTooSmall() {
        assertEquals(Option.none(), refused(1));
    }

    @Test
    @Rule(jp = "3.1.3")
    void threeIsTooGreat() {
        assertEquals(Option.some("3.1.3"), refused(3));
    }

    @Test
    @Rule(jp = "3.1.3.1")
    void whatIsTooGreatIsNotBetween() {
        assertFalse(TinyConditions.isBetween(5, 1, 3));
    }

    @Test
    @Rule(jp = "3.1.4")
    void onePositiveAmongThree() {
        assertEquals(1, TinyConditions.positive(-1, 2, -3));
    }
}
