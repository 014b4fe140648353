package io.github.cardfold.cardfight.action;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

/** Turning, healing, damage, energy, winning and losing, as effects order them. */
class PlainActionsTest {
    private static Table table(String then) {
        return Table.empty(TextCards.rules("{'act': {'in': 'rc', 'then': " + then + "}}"))
                .unit(A, FRONT_LEFT, TEXT);
    }

    private static Player played(Table table) {
        return table.turn(A, "9.9").activate(FRONT_LEFT);
    }

    @Test
    @Rule(jp = {"7.2.1#2", "1.3.2.1", "4.3.2"})
    void whatRestsAlreadyIsNotRestedAgain() {
        played(table("[{'rest': 'rear guards'}, {'rest': {'rear guards': 'you'}, 'as': 'again'}]"
                                .replace(", 'as': 'again'", ""))
                        .resting(A, FRONT_CENTER, GRADE_3))
                .rests(A, FRONT_LEFT, TEXT)
                .happened(EventKind.TURN, 1);
    }

    @Test
    @Rule(jp = {"7.3.1#1", "7.3.1#2", "1.3.2.1", "4.3.3"})
    void cardsAreTurnedFaceDownAndFaceUp() {
        Player down = played(table("{'turn': {'face down': true, 'what': {'cards': 'damage'}}}")
                .in(A, Zone.DAMAGE, GRADE_0)
                .in(A, Zone.DAMAGE, GRADE_1, GameObject.FACE_DOWN));
        down.happened(EventKind.FACE, 1);
        assertTrue(down.thing(A, Zone.DAMAGE, GRADE_0).is(GameObject.FACE_DOWN));
        Player up = played(table("[{'turn': {'what': {'cards': 'damage'}, 'as': 'up'}}, {'apply': {'effects': {'gets':"
                        + " {'power': {'times': [1000, '$up']}}}, 'lasting': 'turn'}}]")
                .in(A, Zone.DAMAGE, GRADE_0)
                .in(A, Zone.DAMAGE, GRADE_1, GameObject.FACE_DOWN));
        assertFalse(up.power(A, FRONT_LEFT, 9000).thing(A, Zone.DAMAGE, GRADE_1).is(GameObject.FACE_DOWN));
    }

    @Test
    @Rule(jp = "7.20.1")
    void damageIsHealed() {
        played(table("'heal'").in(A, Zone.DAMAGE, GRADE_0, GRADE_1))
                .offered("grade-0 from damage zone", "grade-1 from damage zone")
                .pick(Zone.DAMAGE, GRADE_1)
                .holds(A, Zone.DAMAGE, GRADE_0)
                .holds(A, Zone.DROP, GRADE_1);
        played(table("[{'heal': {'number': 2, 'of': 'opponent'}}, 'draw']").in(B, Zone.DAMAGE, GRADE_2))
                .draws(GRADE_1)
                .holds(B, Zone.DROP, GRADE_2);
    }

    @Test
    @Rule(jp = {"7.35.1", "7.35.2", "7.35.2.1", "7.35.2.2"})
    void damageIsDealtToEachVanguardAndResolvedByRuleActions() {
        played(table("[{'damage': [{'vanguard': 'you'}, {'vanguard': 'opponent'}]}, 'soul charge']"))
                .draws(GRADE_1)
                .holds(A, Zone.DAMAGE)
                .holds(B, Zone.DAMAGE)
                .draws(GRADE_1, GRADE_1)
                .holds(A, Zone.DAMAGE, GRADE_1)
                .holds(B, Zone.DAMAGE, GRADE_1)
                .asked(A, "9.9.2");
    }

    @Test
    @Rule(jp = {"7.35.1", "1.3.2.2#1", "1.3.2.2#2"})
    void onlyVanguardsAreDealtDamageAndNotLessThanOne() {
        played(
                        table(
                                "[{'damage': {'number': 2, 'to': {'rear guards': 'you'}}},"
                                        + " {'damage': {'number': 0, 'to': {'vanguard': 'you'}}}, {'damage': {'number': {'plus': [0, -1]}, 'to': 'vanguard'}}]"))
                .asked(A, "9.9.2")
                .happened(EventKind.COUNT, 0);
        played(table("{'damage': {'number': {'plus': [0, 1]}, 'to': 'vanguard'}}"))
                .draws(GRADE_1)
                .holds(A, Zone.DAMAGE, GRADE_1);
    }

    @Test
    @Rule(jp = {"7.48.1.1", "7.49.1.1"})
    void theEnergyIsThatOfTheMasterIfNobodyIsNamed() {
        Player player = played(
                table(
                        "[{'energy charge': 5}, {'energy blast': 2}, {'energy charge': {'number': 4, 'fighter': 'opponent'}}]"));
        assertEquals(3, player.state().position().number(FighterNumbers.ENERGY, Seat.A));
        assertEquals(4, player.state().position().number(FighterNumbers.ENERGY, Seat.B));
    }

    @Test
    @Rule(jp = {"1.2.5#1", "1.2.5#2", "1.2.5#3"})
    void aFighterWinsOrLosesAtOnce() {
        played(table("['win', 'draw']")).over("A wins by 1.2.5").happened(EventKinds.DREW, 0);
        played(table("[{'lose': 'you'}, 'draw']")).over("B wins by 1.2.5").happened(EventKinds.DREW, 0);
        played(table("[{'lose': 'opponent'}, 'draw']")).over("A wins by 1.2.5").happened(EventKinds.DREW, 0);
        played(table("[{'win': 'opponent'}, 'draw']")).over("B wins by 1.2.5").happened(EventKinds.DREW, 0);
    }

    @Test
    @Rule(jp = {"4.1.12", "4.1.13", "7.4.1"})
    void aCardGoesToItsOwnersZoneAndToNoOthers() {
        for (String of : new String[] {"", ", 'of': 'you'"}) {
            Player player = played(table("{'put': {'what': 'rear guards', 'to': 'soul'" + of + "}}")
                    .unitOf(B, A, BACK_LEFT, GRADE_1));
            player.holds(A, Zone.SOUL, TEXT).holds(B, Zone.SOUL, of.isEmpty() ? new String[] {GRADE_1} : new String[0]);
            if (!of.isEmpty()) {
                player.stands(A, BACK_LEFT, GRADE_1);
            }
        }
    }

    /** B sees what lies in the drop zone and not what went to the hand. */
    @Test
    @Rule(jp = {"4.1.3#1", "4.1.3#2", "4.2.1", "4.3.3.3#1"})
    void whatIsPutIntoAPublicZoneIsSeenByAllAndIntoAHiddenZoneNot() {
        Player player = played(table(
                        "[{'put': {'what': {'cards': 'soul'}, 'to': 'hand'}},"
                                + " {'choose': {'cards': {'in': 'hand', 'are': {'grade': 2}}}}, {'put': {'what': '$it', 'to': 'drop'}}]")
                .in(A, Zone.SOUL, GRADE_1)
                .hand(A, GRADE_2));
        player.pick(Zone.HAND, GRADE_2);
        GameObject shown = player.thing(A, Zone.DROP, GRADE_2);
        assertTrue(shown.seenBy(Seat.A) && shown.seenBy(Seat.B));
        GameObject hidden = player.thing(A, Zone.HAND, GRADE_1);
        assertTrue(hidden.seenBy(Seat.A) && !hidden.seenBy(Seat.B));
        assertFalse(shown.is(GameObject.FACE_DOWN));
    }

    @Test
    @Rule(jp = {"7.4.1", "4.5.2"})
    void cardsGoToTheTopOrTheBottomOfADeckAsIsSaid() {
        for (boolean bottom : new boolean[] {true, false}) {
            Player player = played(
                    table("[{'put': {'what': {'cards': 'soul'}, 'to': 'deck', 'bottom': " + bottom + "}}, 'draw']")
                            .in(A, Zone.SOUL, GRADE_2)
                            .deck(A, GRADE_1, GRADE_1));
            if (bottom) {
                player.draws(GRADE_1).holds(A, Zone.HAND, GRADE_1);
            } else {
                player.holds(A, Zone.HAND, GRADE_2);
            }
        }
    }

    /** Only circles and the order zone have cards that stand and rest. */
    @Test
    @Rule(jp = {"4.3.1", "4.9.2.2", "4.17.3", "1.3.2"})
    void aCardRestsOnlyWhereCardsHaveAnOrientation() {
        for (Zone zone : new Zone[] {Zone.DROP, Zone.SOUL, Zone.DAMAGE, Zone.BIND, Zone.HAND, Zone.ORDER_ZONE}) {
            String name = zone.label().replace(" zone", "");
            String in = zone == Zone.ORDER_ZONE ? "order zone" : name;
            int rested = zone == Zone.ORDER_ZONE ? 1 : 0;
            Player player = Table.empty(TextCards.rules(
                            "{'act': {'in': 'rc', 'then': [{'rest': {'what': {'cards': '" + in + "'}, 'as': 'rested'}},"
                                    + " {'apply': {'effects': {'gets': {'power': {'times': [1000, '$rested']}}}, 'lasting':"
                                    + " 'turn'}}]}}"))
                    .unit(A, FRONT_LEFT, TEXT)
                    .in(A, zone, GRADE_1)
                    .turn(A, "9.9")
                    .activate(FRONT_LEFT);
            player.happened(EventKind.TURN, rested).power(A, FRONT_LEFT, 8000 + 1000 * rested);
        }
    }
}
