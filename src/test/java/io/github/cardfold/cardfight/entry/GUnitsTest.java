package io.github.cardfold.cardfight.entry;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.G_UNIT;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.cardfight.state.Circle.BACK_CENTER;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONTMOST_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_RIGHT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Story;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** G units that leave the field, wherever they came from. */
class GUnitsTest {
    private static Table table(String then) {
        return Table.empty(TextCards.rules("{'act': {'in': 'rc', 'then': " + then + "}}"))
                .unit(A, FRONT_RIGHT, TEXT);
    }

    private static Player played(Table table) {
        return table.turn(A, "9.9").activate(FRONT_RIGHT);
    }

    @Test
    @Rule(jp = {"4.4.1", "4.4.2", "4.4.2.1", "4.9.5"})
    void aVanguardGoesToTheGZoneInsteadOfWhereItIsSent() {
        Player player = played(table("{'put': {'what': 'vanguard', 'to': 'hand'}}")
                .unit(A, FRONT_CENTER, G_UNIT)
                .in(A, Zone.SOUL, GRADE_3));
        player.holds(A, Zone.G, G_UNIT).holds(A, Zone.HAND).stands(A, FRONT_CENTER, GRADE_3);
        assertFalse(player.thing(A, Zone.G, G_UNIT).is(GameObject.FACE_DOWN));
        player.happened(EventKind.MOVE, 2);
    }

    @Test
    @Rule(jp = {"4.4.2.1", "6.3.3.5"})
    void aVanguardThatIsRiddenUponGoesToTheGZoneAndNotToTheSoul() {
        played(table("{'ride': {'cards': 'drop'}}")
                        .unit(A, FRONT_CENTER, G_UNIT)
                        .in(A, Zone.DROP, GRADE_2))
                .stands(A, FRONT_CENTER, GRADE_2)
                .holds(A, Zone.SOUL)
                .holds(A, Zone.G, G_UNIT);
    }

    @Test
    @Rule(jp = {"4.4.1", "4.4.2", "4.4.2.2", "4.9.5"})
    void aRearGuardMakesItsMoveAndGoesToTheGZoneAtOnce() {
        Player player = played(table(
                        "[{'put': {'what': {'rear guards': {'are': 'back row'}}, 'to': 'soul'}}, {'put': {'what': {'cards': 'soul'}, 'to': 'hand'}}]")
                .unit(A, BACK_LEFT, G_UNIT)
                .in(A, Zone.SOUL, GRADE_1));
        player.holds(A, Zone.G, G_UNIT).holds(A, Zone.HAND, GRADE_1);
        Story.tells(player, "g-unit to A's soul", "g-unit to A's G zone", "grade-1 to A's hand");
    }

    /** Whatever zone of A's an effect would put it into. */
    @Test
    @Rule(jp = {"4.4.2.1", "4.4.2.2", "4.9.5"})
    void oneThatTheOtherFighterBroughtGoesToTheGZoneOfItsOwner() {
        for (Zone zone : new Zone[] {Zone.SOUL, Zone.G}) {
            for (Circle circle : new Circle[] {BACK_LEFT, FRONT_CENTER}) {
                Table.pausing(run -> Batch.of(Event.move(
                                run.position(),
                                run.position().objectAt(circle.of(Seat.A), 0).object(),
                                zone.of(Seat.A),
                                0)))
                        .unitOf(B, A, circle, G_UNIT)
                        .turn(A, "9.9")
                        .asked(A, "pause")
                        .holds(B, Zone.G, G_UNIT)
                        .holds(A, zone);
            }
        }
    }

    @Test
    @Rule(jp = {"4.4.2", "4.4.2.2", "4.9.5"})
    void toARearGuardCircleItMovesAndStays() {
        played(table("{'move': {'what': {'rear guards': {'are': 'back row'}}, 'circles': 'front row'}}")
                        .unit(A, BACK_LEFT, G_UNIT))
                .pickCircle(FRONT_LEFT)
                .stands(A, FRONT_LEFT, G_UNIT)
                .holds(A, Zone.G);
        played(table("{'move': {'what': 'vanguard', 'circles': {'same column': 'vanguard'}}}")
                        .unit(A, FRONT_CENTER, G_UNIT)
                        .in(A, Zone.SOUL, GRADE_3))
                .stands(A, BACK_CENTER, G_UNIT)
                .stands(A, FRONT_CENTER, GRADE_3)
                .holds(A, Zone.G);
    }

    @Test
    @Rule(jp = {"4.4.2.2", "4.9.5"})
    void aRearGuardThatMovesToAnotherKindOfCircleGoesHome() {
        for (String circle : new String[] {"gc", "vc"}) {
            played(table("{'move': {'what': {'rear guards': {'are': 'back row'}}, 'to': '" + circle + "'}}")
                            .unit(A, BACK_LEFT, G_UNIT))
                    .holds(A, Zone.G, G_UNIT)
                    .stands(A, FRONT_CENTER, GRADE_3)
                    .empty(A, FRONTMOST_CENTER)
                    .holds(A, Zone.SOUL)
                    .happened(EventKinds.RODE, 0);
        }
    }

    /** Wherever it lies, but for the G zone: the move that brought it there from the G zone does not count. */
    @Test
    @Rule(jp = {"4.4.2", "4.9.5"})
    void oneThatLiesElsewhereThanOnTheFieldGoesHomeAfterItsNextMove() {
        String away = "{'put': {'what': {'cards': 'g zone'}, 'to': 'soul'}}";
        played(table(away).in(A, Zone.G, G_UNIT)).holds(A, Zone.SOUL, G_UNIT).holds(A, Zone.G);
        Player player = played(table("[" + away + ", {'put': {'what': {'cards': 'soul'}, 'to': 'drop'}}]")
                .in(A, Zone.G, G_UNIT));
        player.holds(A, Zone.G, G_UNIT).holds(A, Zone.SOUL).holds(A, Zone.DROP);
        assertFalse(player.thing(A, Zone.G, G_UNIT).is(GameObject.FACE_DOWN));
        played(table("{'call': {'cards': 'soul'}}").in(A, Zone.SOUL, G_UNIT))
                .pickCircle(BACK_LEFT)
                .empty(A, BACK_LEFT)
                .holds(A, Zone.G, G_UNIT);
    }

    /** The text of a card comes before the rule that it goes there face up; where it goes the rule alone says. */
    @Test
    @Rule(jp = {"1.3.1", "4.4.2.1", "4.4.2.2", "4.9.5"})
    void oneThatATextPutsIntoTheGZoneFaceDownLiesThereFaceDown() {
        for (String what : new String[] {"{'rear guards': {'are': 'back row'}}", "'vanguard'"}) {
            for (boolean down : new boolean[] {true, false}) {
                assertEquals(down, isFaceDown(put(what, "g zone", down)));
                assertFalse(isFaceDown(put(what, "bind", down).happened(EventKind.MOVE, 2)));
            }
        }
    }

    private static Player put(String what, String zone, boolean down) {
        return played(table("{'put': {'what': " + what + ", 'to': '" + zone + "', 'face down': " + down + "}}")
                .unit(A, what.startsWith("{") ? BACK_LEFT : FRONT_CENTER, G_UNIT)
                .in(A, Zone.SOUL, GRADE_2));
    }

    private static boolean isFaceDown(Player player) {
        return player.holds(A, Zone.G, G_UNIT).thing(A, Zone.G, G_UNIT).is(GameObject.FACE_DOWN);
    }

    @Test
    @Rule(jp = {"9.11.1#1", "9.11.1#2"})
    void inTheEndPhaseAllGUnitsOfBothFightersGoHome() {
        Table.empty()
                .unit(A, FRONT_LEFT, G_UNIT)
                .unit(A, BACK_LEFT, GRADE_1)
                .unit(B, BACK_CENTER, G_UNIT)
                .unit(A, FRONT_CENTER, G_UNIT)
                .in(A, Zone.SOUL, GRADE_3)
                .turn(A, "9.11")
                .until(B, "9.7.2")
                .holds(A, Zone.G, G_UNIT, G_UNIT)
                .holds(B, Zone.G, G_UNIT)
                .stands(A, FRONT_CENTER, GRADE_3)
                .stands(A, BACK_LEFT, GRADE_1)
                .empty(A, FRONT_LEFT);
    }

    /** Whatever puts another one on the field as one leaves it: the field is looked at again. */
    @Test
    @Rule(jp = "9.11.1.1")
    void thisIsRepeatedAsLongAsThereIsAGUnit() {
        Consequence another = new Consequence() {
            @Override
            public String label() {
                return "another";
            }

            @Override
            public Batch after(Position position, Event event) {
                Option<GameObject> next = Array.range(0, position.size(Zone.G.of(Seat.A)))
                        .map(i -> position.objectAt(Zone.G.of(Seat.A), i))
                        .find(each -> each.is(GameObject.FACE_DOWN));
                return event.kind() == EventKind.MOVE && event.to() == Zone.G.of(Seat.A) && next.isDefined()
                        ? Batch.of(Event.move(position, next.get().object(), BACK_LEFT.of(Seat.A), 0))
                        : Batch.NOTHING;
            }
        };
        Table.with(rules -> rules.consequences(another))
                .unit(A, FRONT_LEFT, G_UNIT)
                .in(A, Zone.G, G_UNIT, GameObject.FACE_DOWN)
                .in(A, Zone.G, G_UNIT, GameObject.FACE_DOWN)
                .turn(A, "9.11")
                .until(B, "9.7.2")
                .holds(A, Zone.G, G_UNIT, G_UNIT, G_UNIT)
                .empty(A, BACK_LEFT);
    }

    @Test
    @Rule(jp = "4.4.2.1")
    void aVanguardThatWouldGoSomewhereFaceDownGoesHomeFaceUp() {
        Player player = Table.empty(
                        TextCards.rules(
                                "{'act': {'in': 'rc', 'then': {'put': {'what': 'vanguard', 'to': 'bind', 'face down': true}}}}"))
                .unit(A, FRONT_CENTER, G_UNIT)
                .unit(A, FRONT_LEFT, TextCards.TEXT)
                .in(A, Zone.SOUL, GRADE_3)
                .turn(A, "9.9")
                .activate(FRONT_LEFT)
                .holds(A, Zone.G, G_UNIT);
        assertFalse(player.thing(A, Zone.G, G_UNIT).is(GameObject.FACE_DOWN));
        assertEquals(1, View.of(player.state(), B).cards(A, Zone.G).count(G_UNIT));
    }

    /** A text names what it has moved: one card, which goes on to the G zone and is there another. */
    @Test
    @Rule(jp = {"4.1.8.1", "4.4.2.2"})
    void oneThatGoesOnToTheGZoneIsOneOfTheCardsThatWereMoved() {
        for (String move :
                new String[] {"{'retire': {'what': %s, 'as': 'gone'}}", "{'bind': {'what': %s, 'as': 'gone'}}"}) {
            played(table("[" + move.formatted("{'rear guards': {'are': 'back row'}}")
                                    + ", {'apply': {'effects': {'gets': {'power': {'times': [1000, '$gone']}}}, 'lasting':"
                                    + " 'turn'}}, {'put': {'what': '$gone', 'to': 'soul'}}]")
                            .unit(A, BACK_LEFT, G_UNIT)
                            .unit(A, BACK_CENTER, GRADE_1))
                    .power(A, FRONT_RIGHT, 8000 + 2000)
                    .holds(A, Zone.SOUL, GRADE_1)
                    .holds(A, Zone.G, G_UNIT);
        }
    }
}
