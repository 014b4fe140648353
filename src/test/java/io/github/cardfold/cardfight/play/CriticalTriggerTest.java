package io.github.cardfold.cardfight.play;

import static io.github.cardfold.cardfight.Added.after;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

class CriticalTriggerTest {
    private static final String CARD = TestCards.trigger("critical");

    private static int critical(Player player, Seat seat, Circle circle) {
        return player.fight().trait(seat, circle, Trait.CRITICAL);
    }

    @Test
    @Rule(jp = {"11.10.2.2#1", "11.10.2.2#2", "11.10.5", "11.1.1.5"})
    void powerAndCriticalMayGoToDifferentUnits() {
        Player player = Checks.drive(
                        Table.empty()
                                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                                .unit(Seat.A, Circle.BACK_RIGHT, TestCards.GRADE_0),
                        CARD)
                .asked(Seat.A, "11.10.3.1")
                .number(0)
                .asked(Seat.A, "11.10.2.2 choose")
                .offered("grade-1 on front left", "grade-2 on vanguard", "grade-0 on back right")
                .pickUnit(Seat.A, Circle.FRONT_LEFT)
                .asked(Seat.A, "11.10.5 choose")
                .offered("grade-1 on front left", "grade-2 on vanguard", "grade-0 on back right")
                .pickUnit(Seat.A, Circle.BACK_RIGHT);
        assertEquals(2, critical(player, Seat.A, Circle.FRONT_LEFT));
        assertEquals(1, critical(player, Seat.A, Circle.FRONT_CENTER));
        assertEquals(1, critical(player, Seat.A, Circle.BACK_RIGHT));
        player.power(Seat.A, Circle.BACK_RIGHT, 15000)
                .power(Seat.A, Circle.FRONT_LEFT, 8000)
                .power(Seat.A, Circle.FRONT_CENTER, 10000);
    }

    @Test
    @Rule(jp = "11.10.2.2")
    void bothMayGoToOneUnitWhoseDamageRisesAtOnce() {
        Player player = Checks.drive(Table.empty().unit(Seat.A, Circle.BACK_LEFT, TestCards.GRADE_0), CARD)
                .number(1)
                .pickUnit(Seat.A, Circle.FRONT_CENTER)
                .asked(Seat.A, "11.10.2.2 choose")
                .pickUnit(Seat.A, Circle.FRONT_CENTER)
                .power(Seat.A, Circle.FRONT_CENTER, 20000)
                .asked(Seat.NATURE, "chance drawn");
        assertEquals(2, critical(player, Seat.A, Circle.FRONT_CENTER));
        player.draws(TestCards.GRADE_1, TestCards.GRADE_1)
                .holds(Seat.B, Zone.DAMAGE, TestCards.GRADE_1, TestCards.GRADE_1);
    }

    @Test
    @Rule(jp = {"11.10.2.2", "11.10.5"})
    void theEffectsLastForTheTurn() {
        Player player = Checks.drive(Table.empty().unit(Seat.A, Circle.BACK_LEFT, TestCards.GRADE_0), CARD)
                .number(0)
                .pickUnit(Seat.A, Circle.BACK_LEFT)
                .pickUnit(Seat.A, Circle.BACK_LEFT);
        assertEquals(2, critical(player, Seat.A, Circle.BACK_LEFT));
        player.power(Seat.A, Circle.BACK_LEFT, 15000).until(Seat.B, "9.9.2").power(Seat.A, Circle.BACK_LEFT, 5000);
        assertEquals(1, critical(player, Seat.A, Circle.BACK_LEFT));
    }

    @Test
    @Rule(jp = {"11.10.2.2", "13.6.4", "2.9.3.1.1"})
    void inADamageCheckTheDefenseChoosesAmongItsUnitsAndGuardians() {
        Player player = Checks.guardedDamage(Table.empty(), CARD)
                .asked(Seat.B, "11.10.3.1")
                .number(0)
                .asked(Seat.B, "11.10.2.2 choose")
                .offered("grade-3 on vanguard", "sentinel on guardian")
                .pickUnit(Seat.B, Circle.FRONT_CENTER)
                .pickUnit(Seat.B, Circle.FRONTMOST_CENTER)
                .power(Seat.B, Circle.FRONT_CENTER, 13000)
                .holds(Seat.B, Zone.DAMAGE, CARD);
        assertEquals(2, critical(player, Seat.B, Circle.FRONT_CENTER));
    }

    @Test
    @Rule(jp = "11.11.4")
    void theEffectsStayWithTheUnitThatWasChosen() {
        Player player = Checks.drive(
                        Table.with(after(
                                        "10.6",
                                        "10.6.1.2.6",
                                        run -> Added.toCircle(run, Seat.A, Circle.FRONT_LEFT, Circle.FRONT_RIGHT)))
                                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                                .unit(Seat.A, Circle.BACK_RIGHT, TestCards.GRADE_1),
                        CARD)
                .number(0)
                .pickUnit(Seat.A, Circle.FRONT_LEFT)
                .pickUnit(Seat.A, Circle.FRONT_LEFT)
                .power(Seat.A, Circle.FRONT_RIGHT, 18000);
        assertEquals(2, critical(player, Seat.A, Circle.FRONT_RIGHT));
    }
}
