package io.github.cardfold.cardfight;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONTMOST_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

/** Which moves leave a card the same and which make a new one of it. */
class IdentityTest {
    @Test
    @Rule(jp = "4.1.8#1")
    void aCardThatSwapsItsCircleStaysTheSameAndKeepsItsEffects() {
        Player player = Table.first(run -> power(run, A, FRONT_LEFT))
                .unit(A, FRONT_LEFT, GRADE_1)
                .unit(A, BACK_LEFT, GRADE_2)
                .turn(A, "9.9");
        int unit = player.object(A, FRONT_LEFT);
        int other = player.object(A, BACK_LEFT);

        player.act("swap", FRONT_LEFT).power(A, BACK_LEFT, 8000 + 5000).power(A, FRONT_LEFT, 10000);
        assertEquals(unit, player.object(A, BACK_LEFT));
        assertEquals(other, player.object(A, FRONT_LEFT));
    }

    @Test
    @Rule(jp = {"4.1.8", "7.34.1.1#1"})
    void anInterceptingUnitMovesAndStaysTheSame() {
        Player player = Table.first(run -> power(run, B, FRONT_LEFT))
                .unit(B, FRONT_LEFT, GRADE_2)
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .attacks(FRONT_CENTER, B, FRONT_CENTER);
        int unit = player.object(B, FRONT_LEFT);

        player.act("intercept", FRONT_LEFT).pass().power(B, FRONTMOST_CENTER, 10000 + 5000);
        assertEquals(unit, player.object(B, FRONTMOST_CENTER));
    }

    @Test
    @Rule(jp = {"4.1.8#1", "4.1.8#2"})
    void aCardThatLeavesTheFieldIsANewOneWithoutItsFormerEffects() {
        Player player = Table.first(run -> power(run, A, FRONT_LEFT))
                .unit(A, FRONT_LEFT, GRADE_1)
                .hand(A, GRADE_0)
                .turn(A, "9.9");
        int unit = player.object(A, FRONT_LEFT);
        player.act("swap", FRONT_LEFT).power(A, BACK_LEFT, 8000 + 5000);
        assertTrue(RuleEffects.isOn(player.state().position(), RuleEffects.POWER, unit));

        player.act("call", Zone.HAND, GRADE_0).pickCircle(BACK_LEFT).holds(A, Zone.DROP, GRADE_1);
        int dropped = player.thing(A, Zone.DROP, GRADE_1).object();
        assertNotEquals(unit, dropped);
        assertFalse(RuleEffects.isOn(player.state().position(), RuleEffects.POWER, dropped));
    }

    @Test
    @Rule(jp = "4.1.8#2")
    void aCardThatComesBackIsNotTheOneThatLeft() {
        Procedure first = Procedure.named("first")
                .change("first", run -> power(run, A, FRONT_LEFT))
                .change("leave", run -> move(run, FRONT_LEFT.of(Seat.A), Zone.HAND.of(Seat.A)))
                .change("return", run -> move(run, Zone.HAND.of(Seat.A), FRONT_LEFT.of(Seat.A)))
                .build();
        Table.first(first).unit(A, FRONT_LEFT, GRADE_1).turn(A, "9.9").power(A, FRONT_LEFT, 8000);
    }

    private static Batch move(Run run, int from, int to) {
        int card = run.position().objectAt(from, 0).object();
        return Batch.of(Event.move(run.position(), card, to, 0));
    }

    private static Batch power(Run run, Seat seat, Circle circle) {
        int unit = run.position().objectAt(circle.of(seat), 0).object();
        return Batch.of(
                Event.begin(TimedEffect.of(RuleEffects.POWER, seat, 0, new int[] {unit}, 5000, Lifetimes.TURN)));
    }

    @Test
    @Rule(jp = "11.13.1")
    void ofACardThatHasLeftTheFieldTheSituationThereIsKeptAsLongAsSomethingNamesIt() {
        Local unit = Local.object(0, "unit");
        Player player = Table.pausing(Procedure.named("first")
                        .locals(unit)
                        .change("first", run -> power(run, A, FRONT_LEFT))
                        .let(
                                "name",
                                run -> run.set(
                                        unit,
                                        run.position()
                                                .objectAt(FRONT_LEFT.of(Seat.A), 0)
                                                .object()))
                        .change("leave", run -> move(run, FRONT_LEFT.of(Seat.A), Zone.DROP.of(Seat.A))))
                .resting(A, FRONT_LEFT, GRADE_1)
                .turn(A, "9.9")
                .asked(A, "pause");

        int object = player.state().position().frame("first").get(unit);
        Snapshot last = player.state().position().last(object);
        assertNotNull(last);
        assertEquals(FRONT_LEFT.of(Seat.A), last.place());
        assertEquals(8000 + 5000, last.trait(Trait.POWER.ordinal()));
        assertTrue(last.gameObject().is(GameObject.REST));
        player.holds(A, Zone.DROP, GRADE_1);
    }

    /** It is put where it lies already: nothing is moved, and the text has moved the other card alone. */
    @Test
    @Rule(jp = {"4.1.8", "1.3.2.1"})
    void aCardThatIsPutWhereItLiesStaysTheSameAndWasNotMoved() {
        Player player = Table.empty(TextCards.rules(
                        "{'act': {'in': 'rc', 'then': [{'put': {'what': [{'cards': 'drop'}, {'cards': 'soul'}],"
                                + " 'to': 'drop', 'as': 'put'}}, {'apply': {'effects': {'gets': {'power': {'times': [1000,"
                                + " '$put']}, 'of': 'vanguard'}}, 'lasting': 'turn'}}]}}"))
                .unit(A, FRONT_LEFT, TextCards.TEXT)
                .in(A, Zone.DROP, GRADE_1)
                .in(A, Zone.SOUL, GRADE_2)
                .turn(A, "9.9");
        int lying = player.thing(A, Zone.DROP, GRADE_1).object();
        player.activate(FRONT_LEFT).power(A, FRONT_CENTER, 14000);
        assertEquals(lying, player.thing(A, Zone.DROP, GRADE_1).object());
    }
}
