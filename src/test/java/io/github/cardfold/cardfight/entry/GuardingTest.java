package io.github.cardfold.cardfight.entry;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.state.Circle.FRONTMOST_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_RIGHT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Auto;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

class GuardingTest {
    private static final String CRITICAL_TRIGGER = TestCards.trigger("critical");

    @Test
    @Rule(jp = {"2.6.1", "6.2.4", "6.2.4.1"})
    void theAttackedUnitGetsTheShieldOfItsGuardian() {
        attacked(Table.empty().hand(B, GRADE_1), FRONT_CENTER)
                .power(B, FRONT_CENTER, 13000)
                .act("guard", Zone.HAND, GRADE_1)
                .pass()
                .power(B, FRONT_CENTER, 13000 + 5000)
                .power(A, FRONT_CENTER, 13000);
    }

    @Test
    @Rule(jp = {"6.2.4", "6.2.4.1"})
    void eachOfSeveralGuardiansAddsItsShield() {
        attacked(Table.empty().hand(B, GRADE_1, CRITICAL_TRIGGER), FRONT_CENTER)
                .act("guard", Zone.HAND, GRADE_1)
                .pick(Zone.HAND, CRITICAL_TRIGGER)
                .pass()
                .power(B, FRONT_CENTER, 13000 + 5000 + 15000);
    }

    @Test
    @Rule(jp = {"6.2.4#1", "6.2.4.1"})
    void eachOfThreeGuardiansGuardsTheAttackedUnitOfItsFighter() {
        for (Seat defender : new Seat[] {A, B}) {
            Player player = Table.empty()
                    .hand(defender, GRADE_0, GRADE_1, GRADE_2, CRITICAL_TRIGGER)
                    .turn(defender.ordinal() == 0 ? B : A, "9.10")
                    .attacks(FRONT_CENTER, defender, FRONT_CENTER)
                    .act("guard", Zone.HAND, GRADE_0)
                    .pick(Zone.HAND, GRADE_1)
                    .pick(Zone.HAND, CRITICAL_TRIGGER)
                    .pass()
                    .asked(defender, "10.5.1.2.1")
                    .power(defender, FRONT_CENTER, 13000 + 5000 + 5000 + 15000);
            for (int i = 0; i < 3; i++) {
                Event guarded = player.events(EventKinds.GUARDED).get(i);
                int guardian = player.state()
                        .position()
                        .objectAt(FRONTMOST_CENTER.of(defender), i)
                        .object();
                assertEquals(
                        List.of(defender, guardian, player.object(defender, FRONT_CENTER)),
                        List.of(guarded.seat(), guarded.object(), guarded.other()));
            }
        }
    }

    /**
     * An ability of A, who attacks, calls a guardian of A, which the next check timing puts into the drop zone (13.4).
     */
    @Test
    @Rule(jp = "6.2.4#2")
    void aGuardianOfAFighterWhoIsNotAttackedGuardsNothing() {
        String guard =
                "{'auto': {'in': 'vc', 'on': 'attack', 'then': {'call': {'what': {'cards': 'drop'}, 'to': 'gc'}}}}";
        Table.empty(TextCards.rules(TextCards.like(GRADE_3, TextCards.TEXT, guard)))
                .unit(A, FRONT_CENTER, TextCards.TEXT)
                .in(A, Zone.DROP, GRADE_1)
                .hand(B, GRADE_2)
                .turn(A, "9.10")
                .attacks(FRONT_CENTER, B, FRONT_CENTER)
                .asked(B, "10.5.1.2.1")
                .holds(A, Zone.DROP, GRADE_1)
                .happened(EventKinds.CALLED, 1)
                .happened(EventKinds.GUARDED, 0)
                .power(A, FRONT_CENTER, 13000)
                .power(B, FRONT_CENTER, 13000)
                .act("guard", Zone.HAND, GRADE_2)
                .pass()
                .happened(EventKinds.GUARDED, 1)
                .power(A, FRONT_CENTER, 13000)
                .power(B, FRONT_CENTER, 13000 + 5000);
    }

    @Test
    @Rule(jp = "6.2.4.1")
    void aGuardianThatHasLeftTheCircleAddsNothing() {
        attacked(
                        Table.with(Auto.on(
                                        A,
                                        (position, event) -> event.kind() == EventKinds.GUARDED,
                                        run -> retired(run, FRONTMOST_CENTER)))
                                .hand(B, GRADE_1),
                        FRONT_CENTER)
                .act("guard", Zone.HAND, GRADE_1)
                .pass()
                .asked(A, "auto")
                .power(B, FRONT_CENTER, 13000 + 5000)
                .yes()
                .power(B, FRONT_CENTER, 13000);
    }

    private static Batch retired(Run run, Circle circle) {
        int guardian = run.position().objectAt(circle.of(Seat.B), 0).object();
        return Batch.of(Event.move(run.position(), guardian, Zone.DROP.of(Seat.B), 0));
    }

    @Test
    @Rule(jp = "6.2.4#1")
    void amongSeveralAttackedUnitsOneIsChosenForEachGuardian() {
        Table table = Table.with(Added.alsoAttacked(B, FRONT_LEFT))
                .unit(B, FRONT_LEFT, GRADE_2)
                .unit(B, FRONT_RIGHT, GRADE_2)
                .hand(B, GRADE_1, CRITICAL_TRIGGER);

        attacked(table, FRONT_CENTER)
                .act("guard", Zone.HAND, GRADE_1)
                .pick(Zone.HAND, CRITICAL_TRIGGER)
                .pass()
                .asked(B, "10.4.1.10")
                .offered("grade-2 on front left", "grade-3 on vanguard")
                .pickUnit(B, FRONT_LEFT)
                .asked(B, "10.4.1.10")
                .pickUnit(B, FRONT_CENTER)
                .power(B, FRONT_LEFT, 10000 + 5000)
                .power(B, FRONT_CENTER, 13000 + 15000)
                .power(B, FRONT_RIGHT, 10000);
    }

    private static Player attacked(Table table, Circle target) {
        return table.turn(A, "9.10").attacks(FRONT_CENTER, B, target).asked(B, "10.5.1.2.1");
    }
}
