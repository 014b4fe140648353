package io.github.cardfold.cardfight.state;

import static io.github.cardfold.kernel.table.Seat.A;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Table;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

class NumbersTest {
    @Test
    @Rule(jp = "3.1.2")
    void eachFighterHasVanguardDamage() {
        assertIsANumberOfEachFighter(FighterNumbers.VANGUARD_DAMAGE, FighterNumbers.ENERGY);
    }

    @Test
    @Rule(jp = "3.1.3")
    void eachFighterHasEnergy() {
        assertIsANumberOfEachFighter(FighterNumbers.ENERGY, FighterNumbers.VANGUARD_DAMAGE);
    }

    private static void assertIsANumberOfEachFighter(NumberKey key, NumberKey other) {
        Position position = Table.pausing(run -> Batch.of(Event.count(key, Seat.A, 5), Event.count(key, Seat.B, 2)))
                .turn(A, "9.9")
                .asked(A, "pause")
                .state()
                .position();

        assertEquals(5, position.number(key, Seat.A));
        assertEquals(2, position.number(key, Seat.B));
        assertEquals(0, position.number(other, Seat.A));
        assertEquals(0, position.number(other, Seat.B));
    }
}
