package io.github.cardfold.cardfight.battle;

import static io.github.cardfold.cardfight.Added.after;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class BoostingTest {
    /** A's unit on the front left is about to attack B's vanguard; behind it stands a grade 1 unit with boost. */
    private static Table column() {
        return Table.empty()
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2)
                .unit(Seat.A, Circle.BACK_LEFT, TestCards.GRADE_1);
    }

    private static Player attack(Table table) {
        return table.turn(Seat.A, "9.10").yes().pickUnit(Seat.A, Circle.FRONT_LEFT);
    }

    @Test
    @Rule(jp = {"10.4.1.12", "10.4.1.12.1", "14.5.1", "14.5.2#2", "14.5.2#3", "11.11.1.8"})
    void aBoostingUnitRestsAndAddsItsPower() {
        attack(column().hand(Seat.B, TestCards.GRADE_1))
                .asked(Seat.A, "10.4.1.12")
                .offered("pass", "grade-1 on back left")
                .power(Seat.A, Circle.FRONT_LEFT, 10000)
                .pickUnit(Seat.A, Circle.BACK_LEFT)
                .asked(Seat.B, "10.5.1.2.1")
                .rests(Seat.A, Circle.BACK_LEFT, TestCards.GRADE_1)
                .power(Seat.A, Circle.FRONT_LEFT, 18000);
    }

    @Test
    @Rule(jp = "10.4.1.12#3")
    void boostingIsAChoice() {
        attack(column().hand(Seat.B, TestCards.GRADE_1))
                .pass()
                .asked(Seat.B, "10.5.1.2.1")
                .stands(Seat.A, Circle.BACK_LEFT, TestCards.GRADE_1)
                .power(Seat.A, Circle.FRONT_LEFT, 10000);
    }

    @Test
    @Rule(jp = {"10.4.1.12.2", "7.47.1.2.1"})
    void oneBoostIsCounted() {
        Player player = attack(column());
        int booster = player.object(Seat.A, Circle.BACK_LEFT);
        int attacker = player.object(Seat.A, Circle.FRONT_LEFT);
        player.pickUnit(Seat.A, Circle.BACK_LEFT).happened(EventKinds.BOOSTED, 1);
        assertEquals(booster, player.events(EventKinds.BOOSTED).get(0).object());
        assertEquals(attacker, player.events(EventKinds.BOOSTED).get(0).other());
    }

    @Test
    @Rule(jp = {"10.4.1.12", "14.5.2#1"})
    void theVanguardIsBoostedFromTheBackCenter() {
        column().unit(Seat.A, Circle.BACK_CENTER, TestCards.GRADE_0)
                .turn(Seat.A, "9.10")
                .yes()
                .pickUnit(Seat.A, Circle.FRONT_CENTER)
                .asked(Seat.A, "10.4.1.12")
                .offered("pass", "grade-0 on back center")
                .pickUnit(Seat.A, Circle.BACK_CENTER)
                .power(Seat.A, Circle.FRONT_CENTER, 18000);
    }

    @Test
    @Rule(jp = "14.5.2#2")
    void aRestingUnitCannotBoost() {
        attack(Table.empty()
                        .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2)
                        .resting(Seat.A, Circle.BACK_LEFT, TestCards.GRADE_1)
                        .hand(Seat.B, TestCards.GRADE_1))
                .asked(Seat.B, "10.5.1.2.1");
    }

    @Test
    @Rule(jp = {"14.5.1", "2.10.1.1"})
    void aUnitWithoutBoostCannotBoost() {
        attack(Table.empty()
                        .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2)
                        .unit(Seat.A, Circle.BACK_LEFT, TestCards.GRADE_2)
                        .hand(Seat.B, TestCards.GRADE_1))
                .asked(Seat.B, "10.5.1.2.1");
    }

    @Test
    @Rule(jp = "14.5.2#1")
    void aUnitOfAnotherColumnCannotBoost() {
        attack(Table.empty()
                        .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2)
                        .unit(Seat.A, Circle.BACK_RIGHT, TestCards.GRADE_1)
                        .unit(Seat.A, Circle.FRONT_RIGHT, TestCards.GRADE_1)
                        .unit(Seat.B, Circle.BACK_LEFT, TestCards.GRADE_1)
                        .hand(Seat.B, TestCards.GRADE_1))
                .asked(Seat.B, "10.5.1.2.1");
    }

    @Test
    @Rule(jp = {"10.4.1.12", "7.39.1.1.1"})
    void aUnitWithAnotherMasterCannotBoost() {
        attack(Table.first(Procedure.named("first")
                                .change("first", run -> Added.dominate(run, Seat.B, Circle.BACK_LEFT))
                                .build())
                        .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2)
                        .unit(Seat.A, Circle.BACK_LEFT, TestCards.GRADE_1)
                        .hand(Seat.B, TestCards.GRADE_1))
                .asked(Seat.B, "10.5.1.2.1");
    }

    @Test
    @Rule(jp = {"10.4.1.12.1#1", "11.11.1", "11.11.1.1", "11.11.1.7", "11.11.1.8"})
    void theBoostFollowsTheBoostersComputedPower() {
        Table.first(Procedure.named("first")
                        .change("first", BoostingTest::raiseBooster)
                        .build())
                .unit(Seat.A, Circle.BACK_CENTER, TestCards.GRADE_1)
                .deck(Seat.A, TestCards.trigger("draw"), TestCards.GRADE_1, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .yes()
                .pickUnit(Seat.A, Circle.BACK_CENTER)
                .power(Seat.A, Circle.FRONT_CENTER, 23000)
                .draws(TestCards.trigger("draw"))
                .number(1)
                .pickUnit(Seat.A, Circle.BACK_CENTER)
                .power(Seat.A, Circle.BACK_CENTER, 20000)
                .power(Seat.A, Circle.FRONT_CENTER, 33000);
    }

    private static Batch raiseBooster(Run run) {
        int booster = Added.on(run.position(), Seat.A, Circle.BACK_CENTER);
        return Batch.of(Added.begin(RuleEffects.POWER, Seat.A, booster, 2000));
    }

    @Test
    @Rule(jp = {"10.4.1.12.1#2", "10.8.1.2", "14.5.2#4"})
    void theBoostEndsWithTheBattle() {
        attack(column())
                .asked(Seat.A, "10.4.1.12")
                .pickUnit(Seat.A, Circle.BACK_LEFT)
                .power(Seat.A, Circle.FRONT_LEFT, 18000)
                .draws(TestCards.GRADE_1)
                .asked(Seat.A, "10.3.1.3")
                .rests(Seat.A, Circle.BACK_LEFT, TestCards.GRADE_1)
                .power(Seat.A, Circle.FRONT_LEFT, 10000);
    }

    @Test
    @Rule(jp = {"7.47.1.2", "1.3.7.4"})
    void theBoostEndsWhenTheBoosterLeavesItsCircle() {
        attack(Table.with(after(
                                "10.5",
                                "10.5.1.1",
                                run -> Added.toCircle(run, Seat.A, Circle.BACK_LEFT, Circle.BACK_RIGHT)))
                        .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2)
                        .unit(Seat.A, Circle.BACK_LEFT, TestCards.GRADE_1)
                        .hand(Seat.B, TestCards.GRADE_1))
                .pickUnit(Seat.A, Circle.BACK_LEFT)
                .asked(Seat.B, "10.5.1.2.1")
                .power(Seat.A, Circle.FRONT_LEFT, 10000)
                .happened(EventKinds.BOOSTED, 1);
    }

    @Test
    @Rule(jp = "7.47.1.2")
    void theBoostEndsWhenTheAttackerLeavesItsCircle() {
        attack(Table.with(after(
                                "10.5",
                                "10.5.1.1",
                                run -> Added.toCircle(run, Seat.A, Circle.FRONT_LEFT, Circle.FRONT_RIGHT)))
                        .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2)
                        .unit(Seat.A, Circle.BACK_LEFT, TestCards.GRADE_1)
                        .hand(Seat.B, TestCards.GRADE_1))
                .pickUnit(Seat.A, Circle.BACK_LEFT)
                .asked(Seat.B, "10.5.1.2.1")
                .power(Seat.A, Circle.FRONT_RIGHT, 10000);
    }

    @Test
    @Rule(jp = "7.47.1.1#1")
    void aRestingUnitToldToBoostDoesNothing() {
        Player player = told(Table.with(toldToBoost(Circle.BACK_RIGHT))
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2)
                .resting(Seat.A, Circle.BACK_RIGHT, TestCards.GRADE_1));
        player.power(Seat.A, Circle.FRONT_LEFT, 10000).happened(EventKinds.BOOSTED, 0);
    }

    @Test
    @Rule(jp = {"7.47.1.1#1", "7.47.1.1#2", "7.47.1.2#1", "7.47.1.2.1"})
    void aStandingUnitToldToBoostTheAttackerBoosts() {
        Player player = told(Table.with(toldToBoost(Circle.BACK_RIGHT))
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2)
                .unit(Seat.A, Circle.BACK_RIGHT, TestCards.GRADE_1));
        player.rests(Seat.A, Circle.BACK_RIGHT, TestCards.GRADE_1)
                .power(Seat.A, Circle.FRONT_LEFT, 18000)
                .happened(EventKinds.BOOSTED, 1);
    }

    @Test
    @Rule(jp = "7.47.1.1#2")
    void nothingIsBoostedThatDoesNotAttack() {
        Player player = told(Table.with(Added.both(
                        toldToBoost(Circle.BACK_RIGHT),
                        after(
                                "10.5",
                                "10.5.1.1",
                                run -> Added.toCircle(run, Seat.A, Circle.FRONT_LEFT, Circle.FRONT_RIGHT))))
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2)
                .unit(Seat.A, Circle.BACK_RIGHT, TestCards.GRADE_1));
        player.stands(Seat.A, Circle.BACK_RIGHT, TestCards.GRADE_1).happened(EventKinds.BOOSTED, 0);
    }

    private static Player told(Table table) {
        return attack(table.hand(Seat.B, TestCards.GRADE_1)).asked(Seat.B, "10.5.1.2.1");
    }

    /** In the guard step, A's unit on a circle is told to boost the attacker. */
    private static UnaryOperator<Registry> toldToBoost(Circle circle) {
        return Added.stepsAfter(
                "10.5",
                "11.6.2.1",
                told -> told.call(
                        "told to boost", "7.47.1", run -> new int[] {Added.on(run.position(), Seat.A, circle)}));
    }
}
