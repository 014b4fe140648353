package io.github.cardfold.cardfight.entry;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.ORDER;
import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.kernel.table.Seat.NATURE;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.GameObject;
import org.junit.jupiter.api.Test;

class SuperiorRideTest {
    private static Table table(String then) {
        return Table.empty(TextCards.rules("{'act': {'in': 'rc', 'then': " + then + "}}"))
                .unit(A, FRONT_LEFT, TEXT);
    }

    private static Player played(Table table) {
        return table.turn(A, "9.9").activate(FRONT_LEFT);
    }

    @Test
    @Rule(jp = {"6.3.1", "6.3.2", "6.3.2.2", "6.3.3", "6.3.3.3", "6.3.3.5"})
    void anEffectRidesFromAnyZoneWhateverTheGrade() {
        played(table("{'ride': {'cards': 'drop'}}").in(A, Zone.DROP, GRADE_0))
                .stands(A, FRONT_CENTER, GRADE_0)
                .holds(A, Zone.SOUL, GRADE_3)
                .happened(EventKinds.RODE, 1);
        played(table("{'ride': {'cards': 'ride deck'}}").in(A, Zone.RIDE_DECK, GRADE_2, GameObject.FACE_DOWN))
                .stands(A, FRONT_CENTER, GRADE_2)
                .happened(EventKinds.SHOWN, 1);
    }

    @Test
    @Rule(jp = {"6.3.2", "6.3.2.1", "6.3.2.2", "6.3.3.2.2"})
    void aSuperiorRideIsNoNormalOne() {
        String placed = "{'auto': {'in': 'vc', 'on': {'placed': {'how': '%s'}}, 'then': 'soul charge'}}";
        for (boolean normal : new boolean[] {true, false}) {
            Table table = Table.empty(TextCards.rules(
                            TextCards.card(TEXT, "{'act': {'in': 'rc', 'then': {'ride': {'cards': 'hand'}}}}"),
                            TextCards.card(OTHER, placed.formatted(normal ? "normal ride" : "superior ride"))))
                    .unit(A, FRONT_CENTER, GRADE_0)
                    .unit(A, FRONT_LEFT, TEXT)
                    .hand(A, OTHER);
            Player rode = table.turn(A, "9.6").act("ride", Zone.HAND, OTHER);
            if (normal) {
                rode.draws(GRADE_1).holds(A, Zone.SOUL, GRADE_0, GRADE_1);
            } else {
                rode.holds(A, Zone.SOUL, GRADE_0);
            }
            Player superior = Table.empty(TextCards.rules(
                            TextCards.card(TEXT, "{'act': {'in': 'rc', 'then': {'ride': {'cards': 'hand'}}}}"),
                            TextCards.card(OTHER, placed.formatted(normal ? "normal ride" : "superior ride"))))
                    .unit(A, FRONT_CENTER, GRADE_0)
                    .unit(A, FRONT_LEFT, TEXT)
                    .hand(A, OTHER)
                    .turn(A, "9.9")
                    .activate(FRONT_LEFT);
            if (normal) {
                superior.holds(A, Zone.SOUL, GRADE_0);
            } else {
                superior.draws(GRADE_1).holds(A, Zone.SOUL, GRADE_0, GRADE_1);
            }
        }
    }

    /** A unit that an effect moves to the vanguard circle, and the card of the soul that a rule action makes ride. */
    @Test
    @Rule(jp = {"6.3.2.2", "7.4.1.1", "13.5.1"})
    void everyOtherRideIsASuperiorOne() {
        for (boolean superior : new boolean[] {true, false}) {
            String by = superior ? "superior ride" : "normal ride";
            String placed = "{'auto': {'in': 'vc', 'on': {'placed': {'how': '" + by + "'}}, 'then': 'soul charge'}}";
            String move = "{'act': {'in': 'rc', 'then': {'move': {'what': {'rear guards': {'are': {'not': 'this'}}},"
                    + " 'to': 'vc'}}}}";
            Player moved = Table.empty(TextCards.rules(TextCards.card(TEXT, move), TextCards.card(OTHER, placed)))
                    .unit(A, FRONT_CENTER, GRADE_0)
                    .unit(A, FRONT_LEFT, TEXT)
                    .unit(A, Circle.FRONT_RIGHT, OTHER)
                    .turn(A, "9.9")
                    .activate(FRONT_LEFT);
            String leave = "{'act': {'in': 'rc', 'then': {'put': {'what': 'vanguard', 'to': 'drop'}}}}";
            Player gone = Table.empty(TextCards.rules(TextCards.card(TEXT, leave), TextCards.card(OTHER, placed)))
                    .unit(A, FRONT_CENTER, GRADE_0)
                    .unit(A, FRONT_LEFT, TEXT)
                    .in(A, Zone.SOUL, OTHER)
                    .turn(A, "9.9")
                    .activate(FRONT_LEFT);
            if (superior) {
                moved.draws(GRADE_1).holds(A, Zone.SOUL, GRADE_0, GRADE_1);
                gone.draws(GRADE_1).holds(A, Zone.SOUL, GRADE_1);
            } else {
                moved.asked(A, "9.9.2").holds(A, Zone.SOUL, GRADE_0);
                gone.asked(A, "9.9.2").holds(A, Zone.SOUL);
            }
            moved.stands(A, FRONT_CENTER, OTHER);
            gone.stands(A, FRONT_CENTER, OTHER);
        }
    }

    @Test
    @Rule(jp = "4.1.13")
    void aFighterRidesNoCardOfTheOther() {
        played(table("[{'ride': {'cards': {'in': 'drop', 'of': 'opponent'}}}, 'draw']")
                        .in(B, Zone.DROP, GRADE_2))
                .draws(GRADE_1)
                .holds(B, Zone.DROP, GRADE_2)
                .stands(A, FRONT_CENTER, GRADE_3)
                .stands(B, FRONT_CENTER, GRADE_3);
        played(table("{'ride': {'what': {'cards': {'in': 'drop', 'of': 'opponent'}}, 'by': 'opponent'}}")
                        .in(B, Zone.DROP, GRADE_2))
                .stands(A, FRONT_CENTER, GRADE_3)
                .stands(B, FRONT_CENTER, GRADE_2);
    }

    @Test
    @Rule(jp = {"6.3.3.4", "4.9.2.3.1"})
    void aCardIsRiddenAtRestIfItIsSaidSo() {
        played(table("[{'ride': {'what': {'cards': 'drop'}, 'resting': true, 'as': 'rider'}}, {'apply':"
                                + " {'effects': {'gets': {'power': 1000, 'of': '$rider'}}, 'lasting': 'turn'}}]")
                        .in(A, Zone.DROP, GRADE_2))
                .rests(A, FRONT_CENTER, GRADE_2)
                .power(A, FRONT_CENTER, 11000);
    }

    @Test
    @Rule(jp = {"6.3.2.2", "6.3.3.2", "6.3.6#2"})
    void severalCardsAreRiddenOneByOneInAnOrderOfTheRidersChoice() {
        played(table("{'ride': {'cards': 'drop'}}").in(A, Zone.DROP, GRADE_1, GRADE_2))
                .asked(A, "6.3.6")
                .offered("grade-1 from drop zone", "grade-2 from drop zone")
                .pick(Zone.DROP, GRADE_2)
                .stands(A, FRONT_CENTER, GRADE_1)
                .holds(A, Zone.SOUL, GRADE_3, GRADE_2)
                .happened(EventKinds.RODE, 2);
    }

    /** Nothing that the first ride brings about can be waited for. */
    @Test
    @Rule(jp = {"6.3.6#1", "6.3.6#2"})
    void theWholeOrderIsSaidBeforeTheFirstRide() {
        played(table("{'ride': {'cards': 'drop'}}").in(A, Zone.DROP, GRADE_0, GRADE_1, GRADE_2))
                .pick(Zone.DROP, GRADE_2)
                .asked(A, "6.3.6")
                .offered("grade-0 from drop zone", "grade-1 from drop zone")
                .stands(A, FRONT_CENTER, GRADE_3)
                .pick(Zone.DROP, GRADE_1)
                .stands(A, FRONT_CENTER, GRADE_0)
                .holds(A, Zone.SOUL, GRADE_3, GRADE_2, GRADE_1)
                .happened(EventKinds.RODE, 3);
    }

    @Test
    @Rule(jp = {"6.3.3.1", "4.4.3"})
    void aUnitOfTheFieldAndAnOrderAreNotRidden() {
        played(table("{'ride': {'cards': 'soul'}}").in(A, Zone.SOUL, GRADE_2))
                .stands(A, FRONT_CENTER, GRADE_2)
                .happened(EventKinds.RODE, 1);
        played(table("[{'ride': {'rear guards': 'you'}}, 'draw']"))
                .draws(GRADE_1)
                .stands(A, FRONT_CENTER, GRADE_3)
                .stands(A, FRONT_LEFT, TEXT);
        played(table("{'ride': {'cards': 'soul'}}").in(A, Zone.SOUL, ORDER))
                .stands(A, FRONT_CENTER, GRADE_3)
                .holds(A, Zone.DROP, ORDER)
                .happened(EventKinds.RODE, 0);
    }

    @Test
    @Rule(jp = {"6.3.3.5", "6.3.3.5.1"})
    void allElseOnTheCircleGoesToTheSoul() {
        played(table("[{'ride': {'cards': 'drop'}}, 'draw']")
                        .in(A, Zone.DROP, GRADE_2)
                        .unit(A, FRONT_CENTER, GRADE_3, GameObject.REST))
                .asked(NATURE, "chance drawn")
                .stands(A, FRONT_CENTER, GRADE_2)
                .holds(A, Zone.SOUL, GRADE_3);
    }

    /** As the rider appears its power is 10000; once it is the vanguard another unit gives it 5000 more. */
    @Test
    @Rule(jp = {"6.3.3.4#2", "6.3.3.4.2", "6.3.5"})
    void theVanguardThatAppearedIsLookedAtBeforeItIsAVanguard() {
        for (int least : new int[] {10000, 15000}) {
            String ridden =
                    "{'auto': {'on': {'ridden upon': {'power': {'at least': " + least + "}}}, 'then': 'soul charge'}}";
            Player player = Table.empty(TextCards.rules(
                            TextCards.card(
                                    TEXT,
                                    "{'act': {'in': 'rc', 'then': {'ride': {'cards': 'drop'}}}}",
                                    "{'cont': {'in': 'rc', 'effects': {'gets': {'power': 5000, 'of': 'vanguard'}}}}"),
                            TextCards.like(GRADE_3, OTHER, ridden)))
                    .unit(A, FRONT_LEFT, TEXT)
                    .unit(A, FRONT_CENTER, OTHER)
                    .in(A, Zone.DROP, GRADE_2)
                    .turn(A, "9.9")
                    .activate(FRONT_LEFT);
            if (least == 10000) {
                player.draws(GRADE_1);
            } else {
                player.asked(A, "9.9.2");
            }
            player.power(A, FRONT_CENTER, 15000);
        }
    }

    /** It is called from the soul, where it went by the ride; once it has gone on it is another card. */
    @Test
    @Rule(jp = {"6.3.5", "6.3.5.1#1", "6.3.5.1#2"})
    void whoIsRiddenUponIsFollowedToTheSoulAndNoFurther() {
        String called = "{'auto': {'on': 'ridden upon', 'then': {'call': {'what': 'this', 'circles': 'back row'}}}}";
        String first = "{'auto': {'in': 'rc', 'on': {'placed': {'who': {'not': 'this'}, 'to': 'vc'}}, 'then': %s}}";
        for (boolean stays : new boolean[] {true, false}) {
            Player player = Table.empty(TextCards.rules(
                            TextCards.like(GRADE_3, OTHER, called),
                            TextCards.card(
                                    TEXT,
                                    first.formatted(
                                            stays
                                                    ? "'soul charge'"
                                                    : "{'put': {'what': {'cards': 'soul'}, 'to': 'drop'}}"))))
                    .unit(A, FRONT_CENTER, OTHER)
                    .unit(A, FRONT_LEFT, TEXT)
                    .hand(A, GRADE_3)
                    .turn(A, "9.6")
                    .act("ride", Zone.HAND, GRADE_3)
                    .asked(A, "11.9.4")
                    .number(0);
            if (stays) {
                player.draws(GRADE_1)
                        .pickCircle(Circle.BACK_LEFT)
                        .stands(A, Circle.BACK_LEFT, OTHER)
                        .holds(A, Zone.SOUL, GRADE_1);
            } else {
                player.asked(A, "9.9.2").holds(A, Zone.DROP, OTHER);
            }
        }
    }
}
