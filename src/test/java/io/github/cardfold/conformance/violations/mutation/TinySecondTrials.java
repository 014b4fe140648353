package io.github.cardfold.conformance.violations.mutation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Tests of {@link TinySeconds}: some look at a second thing, some do not. */
class TinySecondTrials {
    @Test
    @Rule(jp = "2.1.1")
    void theOpponentOfTheFirst() {
        assertEquals(Seat.B, TinySeconds.opponent(Seat.A));
    }

    @Test
    @Rule(jp = "2.1.2")
    void theSumOfOne() {
        assertEquals(3, TinySeconds.sum(3));
    }

    @Test
    @Rule(jp = "2.2.3")
    void theProductOfThreeAndOfNothing() {
        assertEquals(1, TinySeconds.product((int[]) null));
        assertEquals(30, TinySeconds.product(2, 3, 5));
    }

    @Test
    @Rule(jp = "2.2.3")
    void soManyRise() {
        assertEquals(3, TinySeconds.rising(1, 2, 3, 3, 4));
    }

    @Test
    @Rule(jp = "2.2.1")
    void bothDoubled() {
        assertEquals(Array.of(2, 4), TinySeconds.doubled(Array.of(1, 2)));
    }

    @Test
    @Rule(jp = "2.2.1")
    void theFirstPositiveOfTwo() {
        assertEquals(Option.some(2), TinySeconds.firstPositive(Array.of(-1, 2, 3)));
    }

    @Test
    @Rule(jp = "2.2.1")
    void anEvenPositiveAmongOthers() {
        assertTrue(TinySeconds.isAnyEvenPositive(Array.of(-2, 1, 2, 3)));
    }

    @Test
    @Rule(jp = "2.3.1")
    void theSeatOfTheSecond() {
        assertEquals(Seat.B, TinySeconds.seat(Event.count(TinyRules.POINTS, Seat.B, 1)));
    }
}
