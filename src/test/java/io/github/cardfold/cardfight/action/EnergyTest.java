package io.github.cardfold.cardfight.action;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

class EnergyTest {
    private static final String CHARGE = "7.48.1";
    private static final String BLAST = "7.49.1";

    @Test
    @Rule(jp = "7.48.1")
    void energyChargeRaisesTheEnergyOfThatFighter() {
        Player player = performed(CHARGE, 3, 2, limit(Seat.B, 0)).happened(EventKind.COUNT, 1);
        assertEnergy(5, player);
        assertEquals(0, player.state().position().number(FighterNumbers.ENERGY, Seat.B));
    }

    @Test
    @Rule(jp = "7.48.2")
    void energyChargeStopsAtTheLimit() {
        assertEnergy(4, performed(CHARGE, 3, 2, limit(Seat.A, 4)));
    }

    @Test
    @Rule(jp = {"7.48.2", "3.1.3.1#3"})
    void theLowestOfSeveralLimitsHolds() {
        assertEnergy(4, performed(CHARGE, 9, 2, limit(Seat.A, 7), limit(Seat.A, 4), limit(Seat.A, 5)));
    }

    @Test
    @Rule(jp = "7.48.2.1")
    void atTheLimitNoEnergyChargeIsPerformed() {
        assertEnergy(
                4,
                performed(CHARGE, 1, 4, limit(Seat.A, 4))
                        .happened(EventKind.COUNT, 0)
                        .happened(EventKinds.ENERGY_CHARGED, 0));
    }

    @Test
    @Rule(jp = "3.1.3.1#2")
    void withoutAnEffectThereIsNoLimit() {
        assertEnergy(1_000, performed(CHARGE, 998, 2));
    }

    @Test
    @Rule(jp = "7.49.1")
    void energyBlastLowersTheEnergy() {
        assertEnergy(1, performed(BLAST, 2, 3));
        assertEnergy(0, performed(BLAST, 3, 3));
    }

    @Test
    @Rule(jp = {"7.49.2", "3.1.3.1#1"})
    void withLessEnergyThanThatNoneIsBlastedSoThatNoneIsLeftAtMost() {
        assertEnergy(0, performed(BLAST, 2, 2));
        assertEnergy(2, performed(BLAST, 3, 2).happened(EventKind.COUNT, 0));
    }

    @Test
    @Rule(jp = {"1.3.2.2#1", "1.3.2.2#2"})
    void aNumberBelowOneDoesNothing() {
        assertEnergy(2, performed(CHARGE, -1, 2).happened(EventKind.COUNT, 0));
        assertEnergy(2, performed(BLAST, -1, 2).happened(EventKind.COUNT, 0));
    }

    @Test
    @Rule(jp = {"13.13.1#1", "13.13.1#2"})
    void energyAboveTheLimitBecomesTheLimitAtTheNextCheckTimingAndWithoutALimitStays() {
        Player player = Table.pausing(run -> Batch.of(Event.begin(limit(Seat.A, 4))))
                .number(FighterNumbers.ENERGY, A, 6)
                .number(FighterNumbers.ENERGY, B, 60)
                .hand(A, TestCards.GRADE_1)
                .turn(A, "9.9")
                .asked(A, "pause");
        assertEnergy(6, player);
        assertEnergy(4, player.no().asked(A, "9.9.2"));
        assertEquals(60, player.state().position().number(FighterNumbers.ENERGY, B));
    }

    @Test
    @Rule(jp = {"13.13.1#1", "13.13.1#2"})
    void alsoThatOfTheFighterWhoseTurnItIsNot() {
        Player player = Table.pausing(run -> Batch.of(Event.begin(limit(Seat.B, 4))))
                .number(FighterNumbers.ENERGY, A, 60)
                .number(FighterNumbers.ENERGY, B, 6)
                .turn(A, "9.9")
                .no();
        assertEnergy(60, player);
        assertEquals(4, player.state().position().number(FighterNumbers.ENERGY, B));
    }

    /** A, with some energy, under these effects. */
    private static Player performed(String procedure, int number, int energy, TimedEffect... effects) {
        Event[] begin = new Event[effects.length];
        for (int i = 0; i < begin.length; i++) {
            begin[i] = Event.begin(effects[i]);
        }
        return Table.pausing(Procedure.named("first")
                        .change("first", run -> Batch.of(begin))
                        .call("act", procedure, run -> new int[] {0, number}))
                .number(FighterNumbers.ENERGY, A, energy)
                .turn(A, "9.9")
                .asked(A, "pause");
    }

    private static TimedEffect limit(Seat fighter, int most) {
        return TimedEffect.of(RuleEffects.ENERGY_LIMIT, fighter, 0, new int[0], most, Lifetimes.TURN);
    }

    private static void assertEnergy(int expected, Player player) {
        assertEquals(expected, player.state().position().number(FighterNumbers.ENERGY, Seat.A));
    }
}
