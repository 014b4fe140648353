package io.github.cardfold.cardfight.play;

import static io.github.cardfold.cardfight.Added.after;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

class TriggerOrderTest {
    private static final String CARD = TestCards.trigger("critical");

    @Test
    @Rule(jp = {"11.10.2", "11.10.3", "11.10.3.1", "11.10.3.2"})
    void eachSubAbilityIsPlayedOnceInAnyOrder() {
        Checks.drive(Table.empty().unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1), CARD)
                .asked(Seat.A, "11.10.3.1")
                .offered("0", "1")
                .number(1)
                .asked(Seat.A, "11.10.5 choose")
                .pickUnit(Seat.A, Circle.FRONT_LEFT)
                .asked(Seat.A, "11.10.2.2 choose")
                .pickUnit(Seat.A, Circle.FRONT_LEFT)
                .happened(EventKind.BEGIN, 2);
    }

    @Test
    @Rule(jp = "11.10.3.1")
    void whatWasPlayedIsNotOfferedAgain() {
        Table.empty()
                .unit(Seat.A, Circle.FRONT_CENTER, TestCards.GRADE_2)
                .deck(Seat.A, TestCards.trigger("over"), TestCards.GRADE_1, TestCards.GRADE_0)
                .turn(Seat.A, "9.10")
                .yes()
                .draws(TestCards.trigger("over"))
                .number(2)
                .offered("0", "1", "3")
                .number(0)
                .offered("1", "3");
    }

    @Test
    @Rule(jp = {"11.10.2.1", "11.10.1"})
    void aCardWithoutIconHasNoTriggerAbility() {
        Table.empty()
                .unit(Seat.A, Circle.FRONT_CENTER, TestCards.GRADE_2)
                .turn(Seat.A, "9.10")
                .yes()
                .draws(TestCards.GRADE_1)
                .happened(EventKind.BEGIN, 0)
                .holds(Seat.A, Zone.HAND, TestCards.GRADE_1);
    }

    @Test
    @Rule(jp = {"11.10.3.1", "13.6.4"})
    void theFighterWhoseTriggerZoneHoldsTheCardChooses() {
        Table.empty()
                .deck(Seat.A, TestCards.GRADE_1, TestCards.GRADE_0, TestCards.GRADE_2)
                .deck(Seat.B, CARD, TestCards.GRADE_1)
                .unit(Seat.A, Circle.FRONT_CENTER, TestCards.PLAIN_GRADE_3)
                .turn(Seat.A, "9.10")
                .yes()
                .draws(TestCards.GRADE_1, TestCards.GRADE_0, CARD)
                .asked(Seat.B, "11.10.3.1");
    }

    @Test
    @Rule(jp = "11.8.4.1.3")
    void withoutAnyUnitThereIsNoTarget() {
        Table.with(after("10.6", "10.6.1.2.3", run -> Added.toZone(run, Seat.A, Circle.FRONT_CENTER, Zone.SOUL)))
                .deck(Seat.A, CARD, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .yes()
                .draws(CARD)
                .number(0)
                .happened(EventKind.BEGIN, 0)
                .holds(Seat.A, Zone.HAND, CARD)
                .stands(Seat.A, Circle.FRONT_CENTER, TestCards.GRADE_3);
    }

    /** The only unit is the target of both, as it must be chosen. */
    @Test
    @Rule(jp = {"11.8.4.1", "11.8.4.1.3"})
    void aUnitThatCanBeChosenIsTheTarget() {
        Checks.drive(Table.empty(), CARD).number(0).happened(EventKind.BEGIN, 2).holds(Seat.A, Zone.HAND, CARD);
    }
}
