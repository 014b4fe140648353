package io.github.cardfold.cardfight.play;

import static io.github.cardfold.cardfight.Added.after;
import static io.github.cardfold.cardfight.Added.both;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

class FrontTriggerTest {
    private static final String CARD = TestCards.trigger("front");

    @Test
    @Rule(jp = {"11.10.2.8", "11.10.5"})
    void everyUnitOfTheOwnFrontRowGetsPower() {
        Checks.drive(
                        Table.empty()
                                .resting(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                                .unit(Seat.A, Circle.FRONT_RIGHT, TestCards.GRADE_0)
                                .unit(Seat.A, Circle.BACK_LEFT, TestCards.GRADE_1),
                        CARD)
                .power(Seat.A, Circle.FRONT_LEFT, 18000)
                .power(Seat.A, Circle.FRONT_CENTER, 20000)
                .power(Seat.A, Circle.FRONT_RIGHT, 15000)
                .power(Seat.A, Circle.BACK_LEFT, 8000)
                .power(Seat.B, Circle.FRONT_CENTER, 10000)
                .holds(Seat.A, Zone.HAND, CARD);
    }

    @Test
    @Rule(jp = {"11.10.2.8", "11.11.4#1"})
    void theUnitsAreThoseOfThatMomentWhereverTheyGo() {
        Checks.drive(
                        Table.with(both(
                                        after(
                                                "10.6",
                                                "10.6.1.2.6",
                                                run -> Added.toCircle(
                                                        run, Seat.A, Circle.FRONT_LEFT, Circle.BACK_RIGHT)),
                                        after(
                                                "10.6",
                                                "after 10.6.1.2.6",
                                                run -> Added.toCircle(
                                                        run, Seat.A, Circle.BACK_LEFT, Circle.FRONT_LEFT))))
                                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                                .unit(Seat.A, Circle.BACK_LEFT, TestCards.GRADE_1),
                        CARD)
                .power(Seat.A, Circle.BACK_RIGHT, 18000)
                .power(Seat.A, Circle.FRONT_LEFT, 8000);
    }

    /** Of the three units of the front row the first and the last leave. */
    @Test
    @Rule(jp = {"11.10.2.8", "11.3.1.2"})
    void itLastsForTheUnitsThatAreLeft() {
        Checks.drive(
                        Table.with(both(
                                        after(
                                                "10.6",
                                                "10.6.1.2.6",
                                                run -> Added.toZone(run, Seat.A, Circle.FRONT_LEFT, Zone.DROP)),
                                        after(
                                                "10.6",
                                                "after 10.6.1.2.6",
                                                run -> Added.toZone(run, Seat.A, Circle.FRONT_RIGHT, Zone.DROP))))
                                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                                .unit(Seat.A, Circle.FRONT_RIGHT, TestCards.GRADE_1),
                        CARD)
                .empty(Seat.A, Circle.FRONT_LEFT)
                .empty(Seat.A, Circle.FRONT_RIGHT)
                .power(Seat.A, Circle.FRONT_CENTER, 20000);
    }

    /** Until a rule action retires all but one of them, several units may stand on one circle. */
    @Test
    @Rule(jp = {"11.10.2.8", "11.11.4#1"})
    void eachOfSeveralUnitsOnOneCircleGetsPower() {
        Player player = Checks.drive(
                Table.with(after(
                                "10.6",
                                "10.6.1.2.3",
                                run -> Added.toCircle(run, Seat.A, Circle.BACK_LEFT, Circle.FRONT_LEFT)))
                        .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                        .unit(Seat.A, Circle.BACK_LEFT, TestCards.GRADE_0),
                CARD);
        TimedEffect power = player.events(EventKind.BEGIN).get(0).lasting();
        assertEquals(3, power == null ? 0 : power.objectCount());
    }

    @Test
    @Rule(jp = {"11.10.2.8", "7.39.3.3"})
    void dominatedUnitsAreInNobodysFrontRow() {
        Checks.drive(
                        Table.first(Procedure.named("first")
                                        .change("first", run -> Added.dominate(run, Seat.A, Circle.FRONT_LEFT))
                                        .change("second", run -> Added.dominate(run, Seat.B, Circle.FRONT_RIGHT))
                                        .build())
                                .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_1)
                                .unit(Seat.A, Circle.FRONT_RIGHT, TestCards.GRADE_1),
                        CARD)
                .power(Seat.B, Circle.FRONT_LEFT, 8000)
                .power(Seat.A, Circle.FRONT_RIGHT, 8000)
                .power(Seat.A, Circle.FRONT_CENTER, 20000);
    }

    @Test
    @Rule(jp = {"11.10.2.8", "13.6.4"})
    void inADamageCheckTheDefensesFrontRowGetsPower() {
        Checks.guardedDamage(Table.empty().unit(Seat.B, Circle.FRONT_RIGHT, TestCards.GRADE_1), CARD)
                .power(Seat.B, Circle.FRONT_CENTER, 23000)
                .power(Seat.B, Circle.FRONT_RIGHT, 18000)
                .holds(Seat.B, Zone.DAMAGE, CARD);
    }
}
