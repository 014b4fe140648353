package io.github.cardfold.cardfight.action;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.ORDER;
import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.cardfight.state.Circle.BACK_CENTER;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.BACK_RIGHT;
import static io.github.cardfold.cardfight.state.Circle.FRONTMOST_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_RIGHT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

class MoveTest {
    private static final String MOVED = "{'auto': {'in': ['rc', 'gc', 'vc'], 'on': 'move', 'then': 'soul charge'}}";

    private static Table table(String then) {
        return Table.empty(TextCards.rules(
                        TextCards.like(GRADE_3, TEXT, "{'act': {'in': 'vc', 'then': " + then + "}}"),
                        TextCards.like(GRADE_2, OTHER, MOVED)))
                .unit(A, FRONT_CENTER, TEXT);
    }

    private static Player played(Table table) {
        return table.turn(A, "9.9").activate(FRONT_CENTER);
    }

    @Test
    @Rule(jp = {"7.34.1", "4.1.8", "4.9.2.5.2"})
    void aUnitMovesToAnotherRearGuardCircleAndStaysAsItIs() {
        Player player =
                table("{'move': 'rear guards'}").resting(A, FRONT_LEFT, GRADE_1).turn(A, "9.9");
        int unit = player.object(A, FRONT_LEFT);
        player.activate(FRONT_CENTER)
                .asked(A, "7.34.1")
                .offered("front right", "back left", "back center", "back right")
                .pickCircle(BACK_LEFT)
                .rests(A, BACK_LEFT, GRADE_1)
                .empty(A, FRONT_LEFT)
                .happened(EventKinds.CALLED, 0);
        assertEquals(unit, player.object(A, BACK_LEFT));
    }

    @Test
    @Rule(jp = {"7.34.1", "7.34.1.1#2", "7.34.2#2"})
    void movingAndChangingPlacesAreMovesAndACallIsNone() {
        played(table("{'move': {'rear guards': 'you'}}").unit(A, FRONT_LEFT, OTHER))
                .pickCircle(BACK_LEFT)
                .draws(GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1);
        table("'draw'")
                .unit(A, FRONT_LEFT, OTHER)
                .turn(A, "9.9")
                .act("swap", FRONT_LEFT)
                .draws(GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1);
        played(table("{'call': {'rear guards': 'you'}}").unit(A, FRONT_LEFT, OTHER))
                .pickCircle(BACK_LEFT)
                .asked(A, "9.9.2")
                .holds(A, Zone.SOUL);
    }

    @Test
    @Rule(jp = {"7.34.1.1#1", "7.34.1"})
    void interceptingIsAMove() {
        table("'draw'")
                .unit(B, FRONT_LEFT, OTHER)
                .turn(A, "9.10")
                .attacks(FRONT_CENTER, B, FRONT_CENTER)
                .act("intercept", FRONT_LEFT)
                .draws(GRADE_1)
                .holds(B, Zone.SOUL, GRADE_1);
    }

    @Test
    @Rule(jp = {"7.34.1", "6.2.3.2.1.1", "4.9.4#1"})
    void unitsThatMoveTogetherGoToDifferentCirclesOfTheirOwnSide() {
        played(table("{'move': {'what': {'rear guards': 'opponent'}, 'circles': 'back row'}}")
                        .unit(B, FRONT_LEFT, GRADE_1)
                        .unit(B, FRONT_RIGHT, GRADE_2))
                .offered("B back left", "B back center", "B back right")
                .answer(Action.pick(A, new Handle(BACK_RIGHT.of(Seat.B), Handle.ITSELF)))
                .offered("B back left", "B back center")
                .answer(Action.pick(A, new Handle(BACK_LEFT.of(Seat.B), Handle.ITSELF)))
                .stands(B, BACK_RIGHT, GRADE_1)
                .stands(B, BACK_LEFT, GRADE_2);
    }

    @Test
    @Rule(jp = {"7.34.1", "13.3.5"})
    void whereAUnitMovesToAnotherTheRuleActionRetiresTheOlder() {
        played(table("{'move': {'what': {'rear guards': {'are': 'front row'}}, 'circles': 'back row'}}")
                        .unit(A, FRONT_LEFT, GRADE_1)
                        .unit(A, BACK_LEFT, GRADE_2))
                .pickCircle(BACK_LEFT)
                .stands(A, BACK_LEFT, GRADE_1)
                .holds(A, Zone.DROP, GRADE_2);
    }

    @Test
    @Rule(jp = {"7.4.1.1", "6.3.4#2", "6.3.5", "4.9.2.3.1"})
    void aRearGuardPutOnTheVanguardCircleRides() {
        Player player = table("{'move': {'what': {'rear guards': 'you'}, 'to': 'vc'}}")
                .resting(A, FRONT_LEFT, GRADE_1)
                .turn(A, "9.9");
        int unit = player.object(A, FRONT_LEFT);
        player.activate(FRONT_CENTER)
                .stands(A, FRONT_CENTER, GRADE_1)
                .holds(A, Zone.SOUL, TEXT)
                .happened(EventKinds.RODE, 1);
        assertNotEquals(unit, player.object(A, FRONT_CENTER));

        Player moved = table("{'move': {'what': {'rear guards': 'you'}, 'circles': 'back row'}}")
                .unit(A, FRONT_LEFT, GRADE_1)
                .turn(A, "9.9");
        int rearGuard = moved.object(A, FRONT_LEFT);
        moved.activate(FRONT_CENTER).pickCircle(BACK_LEFT);
        assertEquals(rearGuard, moved.object(A, BACK_LEFT), "only a ride makes another card of it");
    }

    @Test
    @Rule(jp = {"7.34.1", "4.9.2.4.1", "4.9.4", "6.2.4", "6.2.4.1"})
    void unitsMoveToTheGuardianCircleAndGuard() {
        String guard = "{'auto': {'in': 'vc', 'on': {'attack': {'who': {'not': 'this'}, 'whom': 'this'}}, 'then':"
                + " {'move': {'what': {'rear guards': 'you'}, 'to': 'gc'}}}}";
        Player player = Table.empty(TextCards.rules(TextCards.like(GRADE_3, TEXT, guard)))
                .unit(B, FRONT_CENTER, TEXT)
                .unit(B, BACK_LEFT, GRADE_0)
                .unit(B, BACK_RIGHT, GRADE_1)
                .turn(A, "9.10")
                .attacks(FRONT_CENTER, B, FRONT_CENTER)
                .power(B, FRONT_CENTER, 13000 + 5000 + 5000);
        int circle = FRONTMOST_CENTER.of(Seat.B);
        assertEquals(2, player.state().position().size(circle));
        assertTrue(player.state().position().objectAt(circle, 0).is(GameObject.REST));
        assertTrue(player.state().position().objectAt(circle, 1).is(GameObject.REST));
    }

    @Test
    @Rule(jp = {"6.2.4", "10.4.1.10"})
    void ofUnitsOfBothFightersThatMoveToTheGuardianCirclesTheDefendersGuard() {
        String guard = "{'auto': {'in': 'vc', 'on': {'attack': {'who': {'not': 'this'}, 'whom': 'this'}}, 'then':"
                + " {'move': {'what': [{'rear guards': 'opponent'}, {'rear guards': 'you'}], 'to': 'gc'}}}}";
        Table.empty(TextCards.rules(TextCards.like(GRADE_3, TEXT, guard)))
                .unit(B, FRONT_CENTER, TEXT)
                .unit(B, BACK_LEFT, GRADE_1)
                .unit(A, BACK_LEFT, GRADE_1)
                .turn(A, "9.10")
                .attacks(FRONT_CENTER, B, FRONT_CENTER)
                .holds(A, Zone.DROP, GRADE_1)
                .rests(B, FRONTMOST_CENTER, GRADE_1)
                .power(A, FRONT_CENTER, 13000)
                .power(B, FRONT_CENTER, 13000 + 5000);
    }

    @Test
    @Rule(jp = {"7.34.1", "4.9.2.5.1"})
    void aVanguardThatMovesToARearGuardCircleStands() {
        played(table("{'move': {'what': 'vanguard', 'circles': {'same column': 'this'}}}")
                        .in(A, Zone.SOUL, GRADE_1))
                .stands(A, BACK_CENTER, TEXT)
                .stands(A, FRONT_CENTER, GRADE_1);
        table("['rest', {'move': {'what': 'vanguard', 'circles': {'same column': 'this'}}}]")
                .in(A, Zone.SOUL, GRADE_1)
                .turn(A, "9.9")
                .activate(FRONT_CENTER)
                .stands(A, BACK_CENTER, TEXT);
    }

    @Test
    @Rule(jp = {"7.8.1#1", "7.34.1.1#2", "4.9.2.5.2"})
    void twoUnitsExchangeTheirCircles() {
        Player player = played(table("{'exchange': {'what': {'rear guards': {'are': 'front row'}}, 'with':"
                        + " {'rear guards': {'are': 'back row'}}, 'as': 'both'}}")
                .resting(A, FRONT_LEFT, GRADE_1)
                .unit(A, BACK_RIGHT, OTHER));
        player.draws(GRADE_1)
                .rests(A, BACK_RIGHT, GRADE_1)
                .stands(A, FRONT_LEFT, OTHER)
                .holds(A, Zone.DROP);
    }

    @Test
    @Rule(jp = "7.8.1#1")
    void aUnitIsExchangedWithACardOfAnotherZone() {
        played(table("{'exchange': {'what': {'rear guards': 'you'}, 'with': {'cards': 'soul'}}}")
                        .resting(A, FRONT_LEFT, GRADE_1)
                        .in(A, Zone.SOUL, GRADE_2))
                .stands(A, FRONT_LEFT, GRADE_2)
                .holds(A, Zone.SOUL, GRADE_1);
    }

    /** A card of the soul comes to a circle, whose text waits for its coming by some sort of call. */
    private static Player exchangedWithTheSoul(String by) {
        String comes = "{'auto': {'in': 'rc', 'on': {'placed': {'how': '" + by + "'}}, 'then': 'draw'}}";
        return played(Table.empty(TextCards.rules(
                        TextCards.like(
                                GRADE_3,
                                TEXT,
                                "{'act': {'in': 'vc', 'then': {'exchange': "
                                        + "{'what': {'rear guards': 'you'}, 'with': {'cards': 'soul'}}}}}"),
                        TextCards.like(GRADE_2, OTHER, comes)))
                .unit(A, FRONT_CENTER, TEXT)
                .unit(A, FRONT_LEFT, GRADE_1)
                .in(A, Zone.SOUL, OTHER)
                .deck(A, GRADE_1, GRADE_1));
    }

    /** By a superior call: no other call is made, and ruling 22 speaks of units that were on a circle before. */
    @Test
    @Rule(jp = {"6.2.1.2", "6.2.2.2"})
    void whatComesToACircleByAnExchangeCountsAsCalled() {
        exchangedWithTheSoul("call").draws(GRADE_1).happened(EventKinds.CALLED, 1);
        exchangedWithTheSoul("superior call").draws(GRADE_1).happened(EventKinds.CALLED, 1);
        exchangedWithTheSoul("normal call").asked(A, "9.9.2").happened(EventKinds.CALLED, 1);
        exchangedWithTheSoul("ride").asked(A, "9.9.2").happened(EventKinds.CALLED, 1);
        exchanged("{'cards': 'hand'}", GRADE_1).happened(EventKinds.CALLED, 2);
        exchanged("{'rear guards': 'you'}", GRADE_1).happened(EventKinds.CALLED, 1);
    }

    @Test
    @Rule(jp = {"6.2.1.2", "7.8.1"})
    void itsCallIsThatOfTheFighterWhoExchanges() {
        assertEquals(List.of(A), callers(exchangedWithTheSoul("call")));
        assertEquals(List.of(B, B), callers(exchanged("{'cards': 'hand'}", GRADE_1)));
    }

    private static List<Seat> callers(Player player) {
        return player.events(EventKinds.CALLED).stream().map(Event::seat).toList();
    }

    @Test
    @Rule(jp = {"7.8.2#1", "7.8.2#2"})
    void nothingIsExchangedIfOneOfTheTwoCannotGo() {
        String then = "{'exchange': {'what': {'rear guards': 'you'}, 'with': {'cards': 'soul'}}}";
        played(table(then).unit(A, FRONT_LEFT, GRADE_1).in(A, Zone.SOUL, ORDER))
                .stands(A, FRONT_LEFT, GRADE_1)
                .holds(A, Zone.SOUL, ORDER);
        played(table(then).unitOf(B, A, FRONT_LEFT, GRADE_1).in(A, Zone.SOUL, GRADE_2))
                .stands(A, FRONT_LEFT, GRADE_1)
                .holds(A, Zone.SOUL, GRADE_2);
        played(table(then).unit(A, FRONT_LEFT, GRADE_1)).stands(A, FRONT_LEFT, GRADE_1);
    }

    @Test
    @Rule(jp = "7.8.2")
    void nothingIsExchangedWithinOneZone() {
        played(table("{'exchange': {'what': {'cards': {'in': 'soul', 'are': {'grade': 1}}}, 'with':"
                                + " {'cards': {'in': 'soul', 'are': {'grade': 2}}}}}")
                        .in(A, Zone.SOUL, GRADE_1, GRADE_2))
                .holds(A, Zone.SOUL, GRADE_1, GRADE_2)
                .happened(EventKind.MOVE, 0);
    }

    @Test
    @Rule(jp = "7.8.3#1")
    void twoZonesAreExchanged() {
        played(table("{'exchange zones': {'one': 'hand', 'other': 'drop'}}")
                        .hand(A, GRADE_0)
                        .in(A, Zone.DROP, GRADE_1, GRADE_2))
                .holds(A, Zone.HAND, GRADE_1, GRADE_2)
                .holds(A, Zone.DROP, GRADE_0);
        assertThrows(
                StateFormatException.class,
                () -> TextCards.ability("{'act': {'then': {'exchange zones': {'one': 'deck', 'other': 'drop'}}}}"));
    }

    @Test
    void unitsMoveToCirclesAlone() {
        for (String wrong : new String[] {"{'move': {'to': 'hand'}}", "{'move': {'to': 'vc', 'circles': 'open'}}"}) {
            assertThrows(StateFormatException.class, () -> TextCards.ability("{'act': {'then': " + wrong + "}}"));
        }
    }

    /** Where a unit moves is no choice of the repeated text: the same circle may be taken again (ruling 419). */
    @Test
    @Rule(jp = {"12.7.3", "12.7.1.1"})
    void aRepeatedMoveMayLeadToTheSameCircleAgain() {
        played(table("{'repeat': {'times': 2, 'then': [{'choose': 'rear guards'}, {'move': '$it'}]}}")
                        .unit(A, FRONT_LEFT, GRADE_1)
                        .unit(A, BACK_LEFT, GRADE_2))
                .pickUnit(A, FRONT_LEFT)
                .pickCircle(BACK_CENTER)
                .asked(A, "7.34.1")
                .offered("front left", "front right", "back center", "back right")
                .pickCircle(BACK_CENTER)
                .stands(A, BACK_CENTER, GRADE_2)
                .holds(A, Zone.DROP, GRADE_1);
    }

    private static Player exchanged(String with, String... hand) {
        String exchange = "{'auto': {'on': {'placed': {'to': 'gc'}}, 'then': {'exchange': {'what': 'this', 'with': "
                + with + "}}}}";
        return Table.empty(TextCards.rules(exchange))
                .unit(B, FRONT_LEFT, GRADE_2)
                .hand(B, TEXT)
                .hand(B, hand)
                .turn(A, "9.10")
                .attacks(FRONT_CENTER, B, FRONT_CENTER)
                .act("guard", Zone.HAND, TEXT)
                .pass();
    }

    @Test
    @Rule(jp = {"6.2.4", "10.4.1.10", "7.34.1.1"})
    void whatComesToTheGuardianCircleByAnExchangeGuards() {
        exchanged("{'rear guards': 'you'}", GRADE_1)
                .stands(B, FRONT_LEFT, TEXT)
                .rests(B, FRONTMOST_CENTER, GRADE_2)
                .power(B, FRONT_CENTER, 13000 + 5000)
                .happened(EventKinds.GUARDED, 2);
        exchanged("{'cards': 'hand'}", GRADE_1)
                .rests(B, FRONTMOST_CENTER, GRADE_1)
                .power(B, FRONT_CENTER, 13000 + 5000)
                .happened(EventKinds.GUARDED, 2);
    }
}
