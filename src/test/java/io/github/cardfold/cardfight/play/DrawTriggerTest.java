package io.github.cardfold.cardfight.play;

import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

class DrawTriggerTest {
    private static final String CARD = TestCards.trigger("draw");

    @Test
    @Rule(jp = {"11.10.2.3#1", "11.10.2.3#2", "11.10.5"})
    void aCardIsDrawnAndAUnitGetsPower() {
        Checks.drive(Table.empty().unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1), CARD)
                .number(0)
                .draws(TestCards.GRADE_0)
                .holds(Seat.A, Zone.HAND, TestCards.GRADE_0)
                .asked(Seat.A, "11.10.5 choose")
                .pickUnit(Seat.A, Circle.FRONT_LEFT)
                .power(Seat.A, Circle.FRONT_LEFT, 18000)
                .holds(Seat.A, Zone.HAND, TestCards.GRADE_0, CARD);
    }

    @Test
    @Rule(jp = {"11.10.2.3", "11.10.3.1"})
    void thePowerMayComeFirst() {
        Checks.drive(Table.empty().unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1), CARD)
                .number(1)
                .pickUnit(Seat.A, Circle.FRONT_LEFT)
                .holds(Seat.A, Zone.HAND)
                .power(Seat.A, Circle.FRONT_LEFT, 18000)
                .draws(TestCards.GRADE_1)
                .holds(Seat.A, Zone.HAND, TestCards.GRADE_1, CARD);
    }

    @Test
    @Rule(jp = {"11.10.2.3", "13.6.4"})
    void inADamageCheckTheDefenseDraws() {
        Checks.damage(Table.empty(), CARD)
                .asked(Seat.B, "11.10.3.1")
                .number(0)
                .draws(TestCards.GRADE_0)
                .holds(Seat.B, Zone.HAND, TestCards.GRADE_0)
                .holds(Seat.B, Zone.DAMAGE, CARD)
                .power(Seat.B, Circle.FRONT_CENTER, 23000);
    }

    @Test
    @Rule(jp = {"11.10.2.3", "13.2.3", "1.2.2.2"})
    void drawingTheLastCardLosesAtTheNextCheckTiming() {
        Table.empty()
                .unit(Seat.A, Circle.FRONT_CENTER, TestCards.GRADE_2)
                .deck(Seat.A, CARD, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .yes()
                .draws(CARD)
                .number(0)
                .over("B wins by 13.2.3");
    }
}
