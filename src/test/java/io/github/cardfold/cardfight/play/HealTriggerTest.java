package io.github.cardfold.cardfight.play;

import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

class HealTriggerTest {
    private static final String CARD = TestCards.trigger("heal");

    private static final String[] TWO = {TestCards.GRADE_0, TestCards.GRADE_2};

    @Test
    @Rule(jp = {"11.10.2.6#2", "7.20.1"})
    void withAsMuchDamageAsTheOpponentADamageIsHealed() {
        Checks.drive(Table.empty().in(Seat.A, Zone.DAMAGE, TWO).in(Seat.B, Zone.DAMAGE, TWO), CARD)
                .asked(Seat.A, "11.10.3.1")
                .number(0)
                .asked(Seat.A, "11.10.2.6 choose")
                .offered("grade-0 from damage zone", "grade-2 from damage zone")
                .pick(Zone.DAMAGE, TestCards.GRADE_2)
                .holds(Seat.A, Zone.DAMAGE, TestCards.GRADE_0)
                .holds(Seat.A, Zone.DROP, TestCards.GRADE_2)
                .power(Seat.A, Circle.FRONT_CENTER, 20000);
    }

    @Test
    @Rule(jp = "11.10.2.6#1")
    void withLessDamageThanTheOpponentNothingIsHealed() {
        Checks.drive(Table.empty().in(Seat.A, Zone.DAMAGE, TestCards.GRADE_0).in(Seat.B, Zone.DAMAGE, TWO), CARD)
                .number(0)
                .holds(Seat.A, Zone.DAMAGE, TestCards.GRADE_0)
                .holds(Seat.A, Zone.DROP)
                .power(Seat.A, Circle.FRONT_CENTER, 20000);
    }

    @Test
    @Rule(jp = "11.10.2.6")
    void withoutDamageThereIsNothingToHeal() {
        Checks.drive(Table.empty(), CARD).number(0).holds(Seat.A, Zone.DROP).power(Seat.A, Circle.FRONT_CENTER, 20000);
    }

    @Test
    @Rule(jp = {"11.10.2.6", "11.10.3.1"})
    void thePowerMayComeFirst() {
        Checks.drive(Table.empty().in(Seat.A, Zone.DAMAGE, TestCards.GRADE_0), CARD)
                .number(1)
                .power(Seat.A, Circle.FRONT_CENTER, 20000)
                .holds(Seat.A, Zone.DAMAGE)
                .holds(Seat.A, Zone.DROP, TestCards.GRADE_0);
    }

    @Test
    @Rule(jp = {"11.10.2.6", "13.6.4"})
    void inADamageCheckTheCheckedCardDoesNotCount() {
        Checks.damage(Table.empty().in(Seat.A, Zone.DAMAGE, TWO).in(Seat.B, Zone.DAMAGE, TestCards.GRADE_0), CARD)
                .number(0)
                .holds(Seat.B, Zone.DAMAGE, TestCards.GRADE_0, CARD)
                .holds(Seat.B, Zone.DROP)
                .power(Seat.B, Circle.FRONT_CENTER, 23000);
    }

    @Test
    @Rule(jp = {"11.10.2.6", "13.7.2"})
    void inADamageCheckTheHealedCardMakesRoomForTheCheckedOne() {
        Checks.damage(Table.empty().in(Seat.A, Zone.DAMAGE, TWO).in(Seat.B, Zone.DAMAGE, TWO), CARD)
                .asked(Seat.B, "11.10.3.1")
                .number(0)
                .asked(Seat.B, "11.10.2.6 choose")
                .pick(Zone.DAMAGE, TestCards.GRADE_0)
                .holds(Seat.B, Zone.DAMAGE, TestCards.GRADE_2, CARD)
                .holds(Seat.B, Zone.DROP, TestCards.GRADE_0);
    }
}
