package io.github.cardfold.cardfight.action;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

/** What texts do, one instruction after the other. */
class TextActionsTest {
    private static final String TEXT = TextCards.TEXT;
    private static final String GRADE_0 = TestCards.GRADE_0;
    private static final String GRADE_1 = TestCards.GRADE_1;
    private static final String GRADE_2 = TestCards.GRADE_2;

    private static Table table(String then) {
        return Table.empty(TextCards.rules("{'act': {'in': 'rc', 'then': " + then + "}}"))
                .unit(A, Circle.FRONT_LEFT, TEXT);
    }

    private static Player played(Table table) {
        return table.turn(A, "9.9").activate(Circle.FRONT_LEFT);
    }

    @Test
    @Rule(jp = {"11.8.4", "11.8.4.1#2", "7.18.1"})
    void aChoiceMustBeMadeWhenItCanBe() {
        played(table("[{'choose': {'rear guards': 'opponent'}}, {'retire': '$it'}]")
                        .unit(B, Circle.FRONT_LEFT, GRADE_1)
                        .unit(B, Circle.BACK_LEFT, GRADE_0))
                .asked(A, "choose 1")
                .offered("grade-1 on B front left", "grade-0 on B back left")
                .pickUnit(B, Circle.BACK_LEFT)
                .holds(B, Zone.DROP, GRADE_0)
                .stands(B, Circle.FRONT_LEFT, GRADE_1);
    }

    @Test
    @Rule(jp = {"11.8.4.1.1", "11.8.4.1.3"})
    void upToSoManyMayBeNone() {
        played(table("[{'choose': {'from': {'rear guards': 'opponent'}, 'up to': 2}}, {'retire': '$it'}]")
                        .unit(B, Circle.FRONT_LEFT, GRADE_1)
                        .unit(B, Circle.BACK_LEFT, GRADE_0))
                .offered("pass", "grade-1 on B front left", "grade-0 on B back left")
                .pass()
                .asked(A, "9.9.2")
                .holds(B, Zone.DROP);
    }

    @Test
    @Rule(jp = {"11.8.4.1", "11.8.4.1.1"})
    void aTextSaysHowManyAreChosenAndSpeaksOfOneOrOfSeveral() {
        assertEquals("Choose one of your opponent's rear-guards, then retire that unit.", chosen("'exactly': 1"));
        assertEquals("Choose up to one of your opponent's rear-guards, then retire that unit.", chosen("'up to': 1"));
        assertEquals("Choose up to two of your opponent's rear-guards, then retire those units.", chosen("'up to': 2"));
        assertEquals(
                "Choose any number of your opponent's rear-guards, then retire those units.", chosen("'at least': 0"));
        assertTrue(chosen("'up to': {'count': {'cards': 'soul'}}").endsWith(", then retire those units."));
    }

    private static String chosen(String number) {
        String text = TextCards.card(
                        TEXT,
                        "{'act': {'then': [{'choose': {'from': {'rear guards': 'opponent'}, " + number
                                + "}}, {'retire': '$it'}]}}")
                .text();
        return text.substring("ACT: ".length());
    }

    /** What another sentence says of other cards is done. */
    @Test
    @Rule(jp = {"11.8.4.1.1", "11.8.4.1.3"})
    void whereNothingIsChosenOnlyWhatConcernsTheTargetIsLeftOut() {
        played(table("[{'choose': {'from': {'rear guards': 'opponent'}, 'up to': 2}}, {'retire': '$it'},"
                                + " {'put': {'what': {'cards': 'soul'}, 'to': 'drop'}}]")
                        .unit(B, Circle.FRONT_LEFT, GRADE_1)
                        .in(A, Zone.SOUL, GRADE_2))
                .pass()
                .asked(A, "9.9.2")
                .holds(B, Zone.DROP)
                .stands(B, Circle.FRONT_LEFT, GRADE_1)
                .holds(A, Zone.DROP, GRADE_2)
                .holds(A, Zone.SOUL);
    }

    @Test
    @Rule(jp = {"11.8.4.1.2#1", "11.8.4.1.2#2", "11.8.4.1"})
    void asManyAsPossibleAreChosen() {
        played(table("[{'choose': {'from': {'rear guards': 'opponent'}, 'exactly': 3}}, {'retire': '$it'}]")
                        .unit(B, Circle.FRONT_LEFT, GRADE_1)
                        .unit(B, Circle.BACK_LEFT, GRADE_0))
                .asked(A, "9.9.2")
                .holds(B, Zone.DROP, GRADE_0, GRADE_1);
    }

    /** Of four cards that must differ, three alike allow but one. */
    @Test
    @Rule(jp = {"11.8.4.1#2", "11.8.4.1.2#1"})
    void asManyAsPossibleMayBeFarFewerThanSaid() {
        played(table(
                                "[{'choose': {'from': {'rear guards': 'opponent'}, 'exactly': 4, 'different': 'grade'}}, {'retire': '$it'}]")
                        .unit(B, Circle.FRONT_LEFT, GRADE_1)
                        .unit(B, Circle.FRONT_RIGHT, GRADE_1)
                        .unit(B, Circle.BACK_LEFT, GRADE_1))
                .offered("grade-1 on B front left", "grade-1 on B front right", "grade-1 on B back left")
                .pickUnit(B, Circle.FRONT_RIGHT)
                .asked(A, "9.9.2")
                .holds(B, Zone.DROP, GRADE_1);
    }

    @Test
    @Rule(jp = {"11.8.4.1", "11.8.4.1.1"})
    void aTextSaysOneNumberOfWhatIsChosen() {
        for (String two :
                new String[] {"'exactly': 1, 'up to': 2", "'exactly': 1, 'at least': 1", "'up to': 2, 'at least': 1"}) {
            assertThrows(
                    StateFormatException.class,
                    () -> TextCards.ability("{'act': {'then': {'choose': {'from': 'rear guards', " + two + "}}}}"),
                    two);
        }
    }

    @Test
    @Rule(jp = {"11.8.4.1.4", "4.6.2"})
    void whoLooksForACardOfTheHandMayFailToFindIt() {
        String then =
                "[{'choose': {'from': {'cards': {'in': 'hand', 'are': {'grade': 2}}}}}, {'discard': '$it'}, 'draw']";
        played(table(then).hand(A, GRADE_1, GRADE_2))
                .asked(A, "choose 1")
                .offered("pass", "grade-2 from hand")
                .pass()
                .draws(GRADE_1)
                .holds(A, Zone.DROP);
        played(table(then).hand(A, GRADE_1))
                .asked(A, "choose 1")
                .offered("pass")
                .pass()
                .draws(GRADE_1);
    }

    @Test
    @Rule(jp = {"11.8.4", "11.8.4.1.4", "4.6.2"})
    void cardsThatTheChooserSeesAndCardsThatItDoesNotAreChosenTogether() {
        String both = "[{'cards': {'in': 'hand', 'of': 'opponent'}}, {'cards': 'hand'}]";
        played(table("[{'choose': {'from': " + both + ", 'exactly': 2}}, {'discard': '$it'}]")
                        .hand(A, GRADE_1, GRADE_2)
                        .hand(B, GRADE_0))
                .offered("grade-1 from hand", "grade-2 from hand")
                .pick(Zone.HAND, GRADE_2)
                .holds(A, Zone.DROP, GRADE_2)
                .holds(B, Zone.DROP, GRADE_0);
    }

    @Test
    @Rule(jp = "11.8.4")
    void theOpponentMayBeTheOneWhoChooses() {
        played(table("[{'choose': {'from': {'rear guards': 'opponent'}, 'by': 'opponent'}}, {'retire': '$it'}]")
                        .unit(B, Circle.FRONT_LEFT, GRADE_1)
                        .unit(B, Circle.BACK_LEFT, GRADE_0))
                .asked(B, "choose 1")
                .pickUnit(B, Circle.BACK_LEFT)
                .holds(B, Zone.DROP, GRADE_0);
    }

    @Test
    @Rule(jp = "11.8.4.1.2")
    void chosenCardsMayHaveToDiffer() {
        played(table(
                                "[{'choose': {'from': {'rear guards': 'opponent'}, 'exactly': 2, 'different': 'grade'}}, {'retire': '$it'}]")
                        .unit(B, Circle.FRONT_LEFT, GRADE_1)
                        .unit(B, Circle.BACK_RIGHT, GRADE_1)
                        .unit(B, Circle.BACK_LEFT, GRADE_0))
                .offered("grade-1 on B front left", "grade-0 on B back left")
                .pickUnit(B, Circle.BACK_LEFT)
                .holds(B, Zone.DROP, GRADE_0, GRADE_1);
    }

    @Test
    @Rule(jp = {"7.27.1", "4.5.3"})
    void soulChargeTakesCardsOneByOne() {
        played(table("{'soul charge': {'number': 2, 'fighter': 'opponent'}}"))
                .draws(GRADE_1, GRADE_1)
                .holds(B, Zone.SOUL, GRADE_1, GRADE_1);
    }

    @Test
    @Rule(jp = {"4.11.2.1", "7.26.1", "7.3.1#1"})
    void counterChargeTurnsDamageFaceUp() {
        Player player = played(table("'counter charge'")
                .in(A, Zone.DAMAGE, GRADE_0, GameObject.FACE_DOWN)
                .in(A, Zone.DAMAGE, GRADE_1));
        GameObject down = table("'draw'")
                .in(A, Zone.DAMAGE, GRADE_0, GameObject.FACE_DOWN)
                .turn(A, "9.9")
                .thing(A, Zone.DAMAGE, GRADE_0);
        org.junit.jupiter.api.Assertions.assertTrue(down.seenBy(Seat.A) && down.seenBy(Seat.B));
        player.asked(A, "9.9.2");
        org.junit.jupiter.api.Assertions.assertFalse(
                player.thing(A, Zone.DAMAGE, GRADE_0).is(GameObject.FACE_DOWN));
    }

    @Test
    @Rule(jp = {"4.12.1", "7.29.1", "11.8.5.2"})
    void aCardGoesToAZoneOfItsOwner() {
        played(table("{'bind': 'rear guards'}")
                        .unitOf(B, A, Circle.BACK_LEFT, GRADE_0)
                        .unit(A, Circle.BACK_RIGHT, GRADE_1))
                .holds(A, Zone.BIND, TEXT, GRADE_1)
                .holds(B, Zone.BIND, GRADE_0);
    }

    @Test
    @Rule(jp = {"7.2.1#1", "7.2.1#2", "1.3.2.1", "11.8.5.3"})
    void thisUnitIsMeantIfNoneIsNamed() {
        played(table("'rest'")).rests(A, Circle.FRONT_LEFT, TEXT);
        played(table("['rest', {'stand': {'vanguard': 'you'}}]").resting(A, Circle.FRONT_CENTER, TestCards.GRADE_3))
                .stands(A, Circle.FRONT_CENTER, TestCards.GRADE_3);
    }

    @Test
    @Rule(jp = {"4.1.8.1", "11.2.3"})
    void theCardPutThisWayIsFollowed() {
        played(table("[{'choose': {'cards': 'soul'}}, {'put': {'what': '$it', 'to': 'drop', 'as': 'put'}},"
                                + " {'put': {'what': '$it', 'to': 'bind'}}, {'put': {'what': '$put', 'to': 'hand'}}]")
                        .in(A, Zone.SOUL, GRADE_0))
                .holds(A, Zone.HAND, GRADE_0)
                .holds(A, Zone.BIND);
    }

    /** The G unit among the three goes on to the G zone, and is not counted once more. */
    @Test
    @Rule(jp = {"4.1.8.1", "11.2.3"})
    void ifSoManyCardsWerePutThisWayEachCountsOnce() {
        for (int many = 3; many <= 4; many++) {
            played(table("[{'put': {'what': {'rear guards': {'are': 'back row'}}, 'to': 'soul', 'as': 'put'}},"
                                    + " {'if': {'when': {'exists': {'of': '$put', 'at least': " + many
                                    + "}}, 'then': {'energy charge': 1}}}]")
                            .unit(A, Circle.BACK_LEFT, TestCards.GRADE_1)
                            .unit(A, Circle.BACK_CENTER, TestCards.G_UNIT)
                            .unit(A, Circle.BACK_RIGHT, TestCards.GRADE_2))
                    .happened(EventKinds.ENERGY_CHARGED, many == 3 ? 1 : 0);
        }
    }

    @Test
    @Rule(jp = "11.13.1")
    void aCardThatHasGoneIsSpokenOfAsItWas() {
        played(table("[{'choose': {'rear guards': {'are': 'back row'}}}, {'apply': {'effects': {'gets':"
                                + " {'power': 1000, 'of': '$it'}}, 'lasting': 'turn'}}, {'retire': '$it'}, {'apply':"
                                + " {'effects': {'gets': {'power': {'sum': {'what': 'power', 'of': '$it'}}}}, 'lasting':"
                                + " 'turn'}}]")
                        .unit(A, Circle.BACK_LEFT, GRADE_2))
                .power(A, Circle.FRONT_LEFT, 8000 + 11000);
    }

    @Test
    @Rule(jp = {"11.3.1.2.1", "11.3.1.2"})
    void nothingLastsForABattleOutsideOfOne() {
        played(table("{'apply': {'effects': {'gets': {'power': 5000}}, 'lasting': 'battle'}}"))
                .power(A, Circle.FRONT_LEFT, 8000);
    }

    /** An original power for the turn is both what the unit has and what is asked for as its original power. */
    @Test
    @Rule(jp = {"11.3.1.2", "5.1.3"})
    void anEffectLastsInAllThatItDoes() {
        played(table("[{'apply': {'effects': {'becomes': {'original': {'power': 2000}}}, 'lasting': 'turn'}},"
                        + " {'apply': {'effects': {'gets': {'power': {'sum': {'what': {'original': 'power'}, 'of':"
                        + " 'this'}}, 'of': 'vanguard'}}, 'lasting': 'turn'}}]"))
                .power(A, Circle.FRONT_LEFT, 2000)
                .power(A, Circle.FRONT_CENTER, 13000 + 2000);
    }

    /** Of three units that an effect is on the first and the last leave. */
    @Test
    @Rule(jp = "11.3.1.2")
    void anEffectLastsForTheUnitsThatAreLeft() {
        played(table("[{'apply': {'effects': {'gets': {'power': 1000, 'of': 'rear guards'}}, 'lasting':"
                                + " 'turn'}}, {'retire': {'rear guards': {'are': {'grade': 2}}}}, {'put': {'what': 'this',"
                                + " 'to': 'soul'}}]")
                        .unit(A, Circle.BACK_LEFT, GRADE_1)
                        .unit(A, Circle.BACK_RIGHT, GRADE_2))
                .empty(A, Circle.FRONT_LEFT)
                .empty(A, Circle.BACK_RIGHT)
                .power(A, Circle.BACK_LEFT, 8000 + 1000);
    }

    @Test
    @Rule(jp = {"11.11.4#1", "11.11.4#2", "11.3.1.2"})
    void whomAndHowMuchIsFixedWhenItArises() {
        played(table("{'apply': {'effects': {'gets': {'power': {'times': [1000, {'count': {'cards': 'hand'}}]},"
                                + " 'of': 'rear guards'}}, 'lasting': 'turn'}}")
                        .unit(A, Circle.BACK_LEFT, GRADE_1)
                        .hand(A, GRADE_1, GRADE_1))
                .act("call", Zone.HAND, GRADE_1)
                .pickCircle(Circle.BACK_RIGHT)
                .power(A, Circle.FRONT_LEFT, 10000)
                .power(A, Circle.BACK_LEFT, 10000)
                .power(A, Circle.BACK_RIGHT, 8000);
    }

    @Test
    @Rule(jp = "11.9.5.2")
    void oneMayAlsoBeLetToChoose() {
        played(table("{'may': {'then': 'draw', 'otherwise': 'soul charge'}}"))
                .yes()
                .draws(GRADE_1)
                .holds(A, Zone.HAND, GRADE_1);
        played(table("{'may': {'then': 'draw', 'otherwise': 'soul charge'}}"))
                .no()
                .draws(GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1);
    }

    @Test
    @Rule(jp = {"7.19.1", "4.1.13"})
    void whatATextRemovesGoesOutOfTheGameToItsOwnersPlace() {
        Player player = played(table("{'put': {'what': {'rear guards': {'are': 'other'}}, 'to': 'removed'}}")
                .unit(A, Circle.BACK_LEFT, GRADE_1)
                .unitOf(B, A, Circle.FRONT_RIGHT, GRADE_2));
        player.holds(A, Zone.REMOVED, GRADE_1).holds(B, Zone.REMOVED, GRADE_2).holds(B, Zone.DROP);
    }
}
