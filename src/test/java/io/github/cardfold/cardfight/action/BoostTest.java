package io.github.cardfold.cardfight.action;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.state.Circle.BACK_CENTER;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.BACK_RIGHT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_RIGHT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Auto;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class BoostTest {
    @Test
    @Rule(jp = {"10.4.1.12#1", "10.4.1.12#2", "14.5.2"})
    void oneOwnStandingBackRowUnitWithBoostInTheAttackersColumnMayBoost() {
        Table.empty()
                .unit(A, FRONT_LEFT, GRADE_2)
                .unit(A, BACK_LEFT, GRADE_1)
                .unit(A, BACK_CENTER, GRADE_1)
                .unit(A, BACK_RIGHT, GRADE_1)
                .unit(A, FRONT_RIGHT, GRADE_1)
                .unit(B, BACK_LEFT, GRADE_1)
                .unit(B, BACK_RIGHT, GRADE_1)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_CENTER)
                .asked(A, "10.4.1.12")
                .offered("pass", "grade-1 on back left");
    }

    @Test
    @Rule(jp = {"10.4.1.12#2", "14.5.2"})
    void aRestingUnitOrOneWithoutBoostMayNot() {
        Table.empty()
                .unit(A, FRONT_LEFT, GRADE_2)
                .resting(A, BACK_LEFT, GRADE_1)
                .unit(A, FRONT_RIGHT, GRADE_2)
                .unit(A, BACK_RIGHT, GRADE_2)
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_CENTER)
                .asked(B, "10.5.1.2.1")
                .until(A, "10.3.1.3")
                .attacks(FRONT_RIGHT, B, FRONT_CENTER)
                .asked(B, "10.5.1.2.1");
    }

    @Test
    @Rule(jp = {"7.47.1", "7.47.1.2#1", "7.47.1.2#2", "10.4.1.12.1"})
    void theBoosterRestsAndLendsItsPowerUntilTheBattleIsOver() {
        boosted(column(Table.empty()))
                .rests(A, BACK_LEFT, GRADE_1)
                .power(A, FRONT_LEFT, 10000 + 8000)
                .until(A, "10.3.1.3")
                .power(A, FRONT_LEFT, 10000);
    }

    @Test
    @Rule(jp = "7.47.1.2#3")
    void aBoosterThatLeavesItsCircleBoostsNoMore() {
        boosted(column(Table.with(onBoost(BACK_LEFT, BACK_RIGHT))))
                .asked(A, "auto")
                .power(A, FRONT_LEFT, 10000 + 8000)
                .yes()
                .asked(B, "10.5.1.2.1")
                .rests(A, BACK_RIGHT, GRADE_1)
                .power(A, FRONT_LEFT, 10000);
    }

    @Test
    @Rule(jp = "7.47.1.2#3")
    void anAttackerThatLeavesItsCircleIsBoostedNoMore() {
        boosted(column(Table.with(onBoost(FRONT_LEFT, FRONT_RIGHT))))
                .asked(A, "auto")
                .yes()
                .rests(A, FRONT_RIGHT, GRADE_2)
                .power(A, FRONT_RIGHT, 10000);
    }

    /** When a unit boosts, a unit of A moves from one circle to another and stays the same. */
    private static UnaryOperator<Registry> onBoost(Circle from, Circle to) {
        return Auto.on(A, (position, event) -> event.kind() == EventKinds.BOOSTED, run -> {
            int unit = run.position().objectAt(from.of(Seat.A), 0).object();
            return Batch.of(Event.move(run.position(), unit, to.of(Seat.A), Event.SAME_OBJECT));
        });
    }

    @Test
    @Rule(jp = {"7.47.1.2.1", "10.4.1.12.2#1", "10.4.1.12.2#2", "1.3.7.3"})
    void oneBoostIsAnEventOfBoosterAndAttacker() {
        Player player = boosted(column(Table.empty())).happened(EventKinds.BOOSTED, 1);

        Event boost = player.events(EventKinds.BOOSTED).get(0);
        assertEquals(
                List.of(player.object(A, BACK_LEFT), player.object(A, FRONT_LEFT)),
                List.of(boost.object(), boost.other()));
    }

    @Test
    @Rule(jp = {"7.47.1.1#1", "1.3.2.1"})
    void aRestingUnitDoesNotBoost() {
        column(Table.with(orderingBoost()))
                .resting(A, BACK_RIGHT, GRADE_1)
                .turn(A, "9.10")
                .forget()
                .attacks(FRONT_LEFT, B, FRONT_CENTER)
                .pass()
                .happened(EventKinds.BOOSTED, 0)
                .power(A, FRONT_LEFT, 10000);
    }

    @Test
    @Rule(jp = "7.47.1.2#1")
    void anEffectMayHaveAUnitOfAnotherColumnBoost() {
        column(Table.with(orderingBoost()))
                .unit(A, BACK_RIGHT, GRADE_1)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_CENTER)
                .pass()
                .happened(EventKinds.BOOSTED, 1)
                .rests(A, BACK_RIGHT, GRADE_1)
                .power(A, FRONT_LEFT, 10000 + 8000);
    }

    @Test
    @Rule(jp = {"7.47.1.1", "1.3.3"})
    void noEffectMakesAUnitBoostThatMayNot() {
        String bans = "{'cont': {'in': 'rc', 'effects': {'cannot': {'boost': {'of': 'opponent', 'are': '%s'}}}}}";
        for (String row : new String[] {"back row", "front row"}) {
            Rules rules = Cardfight.rules(
                    Editions.JP_2026_04,
                    TextCards.pack(TextCards.card(TextCards.TEXT, bans.formatted(row))),
                    Additions.of(orderingBoost()));
            Table.empty(rules)
                    .unit(A, FRONT_LEFT, GRADE_2)
                    .unit(A, BACK_RIGHT, GRADE_1)
                    .unit(B, BACK_LEFT, TextCards.TEXT)
                    .turn(A, "9.10")
                    .attacks(FRONT_LEFT, B, FRONT_CENTER)
                    .happened(EventKinds.BOOSTED, row.equals("back row") ? 0 : 1);
        }
    }

    @Test
    @Rule(jp = "7.47.1.1#2")
    void whereNobodyAttacksNothingIsBoosted() {
        Table.first(Procedure.named("first")
                        .call("first", "7.47.1", BoostTest::backRight)
                        .build())
                .unit(A, BACK_RIGHT, GRADE_1)
                .turn(A, "9.10")
                .stands(A, BACK_RIGHT, GRADE_1)
                .happened(EventKind.TURN, 0)
                .happened(EventKinds.BOOSTED, 0);
    }

    @Test
    @Rule(jp = "7.47.1.1#2")
    void aUnitThatAttacksNoMoreIsNotBoosted() {
        column(Table.with(Added.both(
                        orderingBoost(),
                        Added.after("10.4", "7.47.1", run -> Added.toCircle(run, A, FRONT_LEFT, FRONT_RIGHT)))))
                .unit(A, BACK_RIGHT, GRADE_1)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_CENTER)
                .pass()
                .stands(A, BACK_RIGHT, GRADE_1)
                .happened(EventKinds.BOOSTED, 0);
    }

    /** When a unit attacks, an effect has the unit on A's back right circle boost it. */
    private static UnaryOperator<Registry> orderingBoost() {
        return builder -> builder.edit(
                "10.4",
                attackStep ->
                        attackStep.insertAfter("7.47.1", more -> more.call("more", "7.47.1", BoostTest::backRight)));
    }

    private static int[] backRight(Run run) {
        return new int[] {run.position().objectAt(BACK_RIGHT.of(Seat.A), 0).object()};
    }

    private static Table column(Table table) {
        return table.unit(A, FRONT_LEFT, GRADE_2).unit(A, BACK_LEFT, GRADE_1).hand(B, GRADE_1);
    }

    private static Player boosted(Table table) {
        return table.turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_CENTER)
                .asked(A, "10.4.1.12")
                .pickUnit(A, BACK_LEFT);
    }
}
