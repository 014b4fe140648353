package io.github.cardfold.cardfight.action;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.View;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each kind of cost, of an ACT ability of the unit on the front left circle that gives it 1000 power. */
class CostKindsTest {
    private static Table table(String cost) {
        return Table.empty(TextCards.rules("{'act': {'in': 'rc', 'cost': " + cost
                        + ", 'then': {'apply': {'effects': {'gets': {'power':" + " 1000}}, 'lasting': 'turn'}}}}"))
                .unit(A, Circle.FRONT_LEFT, TEXT);
    }

    private static Player played(Table table) {
        Player player = table.turn(A, "9.9");
        assertTrue(player.state().legalActions().contains(activation()), "it can be played");
        return player.activate(Circle.FRONT_LEFT);
    }

    private static void unplayable(Table table) {
        Player player = table.turn(A, "9.9");
        player.refused(activation());
    }

    private static Action activation() {
        return Action.act(A, "activate", new Handle(Circle.FRONT_LEFT.of(Seat.A), 0));
    }

    private static void paid(Player player) {
        player.asked(A, "9.9.2").power(A, Circle.FRONT_LEFT, 9000);
    }

    private static String english(String cost) {
        return TextCards.ability("{'act': {'cost': " + cost + ", 'then': 'draw'}}")
                .english();
    }

    @Test
    @Rule(jp = {"4.1.9", "11.7.1"})
    void cardsThatSeveralCostsPutIntoTheDeckArePutInOrderTogether() {
        String put = "{'put': {'what': {'some': {'cards': '%s'}}, 'to': 'deck', 'bottom': true}}";
        Player player = played(table("[" + put.formatted("drop") + ", " + put.formatted("soul") + ", "
                                + put.formatted("bind") + "]")
                        .in(A, Zone.DROP, GRADE_0)
                        .in(A, Zone.SOUL, GRADE_2)
                        .in(A, Zone.BIND, GRADE_3))
                .offered("grade-0 from drop zone", "grade-2 from soul", "grade-3 from bind zone")
                .pick(Zone.BIND, GRADE_3)
                .pick(Zone.DROP, GRADE_0);
        paid(player);
    }

    /** Whichever of several costs puts cards into the deck, and in whichever way to pay: they come to lie there. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[{'put': {'what': {'some': {'of': {'cards': 'soul'}, 'exactly': 2}}, 'to': 'deck'}},"
                        + " {'put': {'what': {'some': {'cards': 'bind'}}, 'to': 'drop'}}]",
                "[{'put': {'what': {'some': {'cards': 'bind'}}, 'to': 'drop'}}, {'put': {'what': {'some':"
                        + " {'of': {'cards': 'soul'}, 'exactly': 2}}, 'to': 'deck'}}]",
                "{'perform': [[{'put': {'what': {'some': {'cards': 'bind'}}, 'to': 'drop'}}, {'put':"
                        + " {'what': {'some': {'of': {'cards': 'soul'}, 'exactly': 2}}, 'to': 'deck'}}], {'put':"
                        + " {'what': {'some': {'of': {'cards': 'bind'}, 'exactly': 2}}, 'to': 'drop'}}]}",
                "{'perform': [{'put': {'what': {'some': {'of': {'cards': 'bind'}, 'exactly': 2}}, 'to':"
                        + " 'drop'}}, [{'put': {'what': {'some': {'cards': 'bind'}}, 'to': 'drop'}}, {'put': {'what':"
                        + " {'some': {'of': {'cards': 'soul'}, 'exactly': 2}}, 'to': 'deck'}}]]}"
            })
    @Rule(jp = {"4.1.9", "11.7.1"})
    void whatPaysIntoTheDeckLiesThereAsItsOwnerSays(String cost) {
        for (String first : new String[] {GRADE_0, GRADE_2}) {
            Player player = assertDoesNotThrow(() -> played(table(cost)
                            .in(A, Zone.BIND, GRADE_3)
                            .in(A, Zone.SOUL, GRADE_0, GRADE_2)
                            .deck(A, GRADE_1))
                    .pick(Zone.SOUL, first));
            paid(player);
            player.holds(A, Zone.SOUL).holds(A, Zone.DROP, GRADE_3);
            assertEquals(List.of(first, first.equals(GRADE_0) ? GRADE_2 : GRADE_0), deck(player));
        }
    }

    private static List<String> deck(Player player) {
        return View.of(player.state(), A)
                .cards(A, Zone.DECK)
                .cards()
                .flatMap(each -> each.definition())
                .map(Definition::id)
                .toJavaList();
    }

    /** Each name is that of other cards before. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[{'put': {'what': {'some': {'of': {'cards': 'damage'}, 'as': 'one'}}, 'to': 'drop'}},"
                        + " {'soul blast': {'some': {'of': {'cards': 'soul'}, 'exactly': 2, 'as': 'two'}}}]",
                "{'perform': [[{'put': {'what': {'some': {'of': {'cards': 'damage'}, 'as': 'one'}}, 'to':"
                        + " 'drop'}}, {'soul blast': {'some': {'of': {'cards': 'soul'}, 'exactly': 2, 'as':"
                        + " 'two'}}}], {'counter blast': 9}]}",
                "{'perform': [{'counter blast': 9}, [{'put': {'what': {'some': {'of': {'cards': 'damage'},"
                        + " 'as': 'one'}}, 'to': 'drop'}}, {'soul blast': {'some': {'of': {'cards': 'soul'},"
                        + " 'exactly': 2, 'as': 'two'}}}]]}"
            })
    @Rule(jp = "11.7.1")
    void whatEachCostWasPaidWithHasItsName(String cost) {
        String then = "{'pay': {'cost': " + cost + ", 'then': {'apply':"
                + " {'effects': {'gets': {'power': {'plus': [{'times': [1000, '$one']}, {'times': [10000,"
                + " '$two']}]}}}, 'lasting': 'turn'}}}}";
        Player player = Table.empty(TextCards.rules("{'act': {'in': 'rc', 'then': " + then + "}}"))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .in(A, Zone.DAMAGE, GRADE_3)
                .in(A, Zone.SOUL, GRADE_0, GRADE_2)
                .in(A, Zone.BIND, GRADE_0, GRADE_0, GRADE_0)
                .in(A, Zone.DROP, GRADE_0, GRADE_0, GRADE_0)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .yes();
        player.asked(A, "9.9.2").power(A, Circle.FRONT_LEFT, 8000 + 1000 + 20000);
    }

    @Test
    @Rule(jp = {"7.24.2.1#2", "7.25.2.1"})
    void onlyCardsThatMeetTheConditionPayABlast() {
        unplayable(table("{'soul blast': {'some': {'cards': {'in': 'soul', 'are': {'grade': 2}}}}}")
                .in(A, Zone.SOUL, GRADE_1));
        paid(played(table("{'soul blast': {'some': {'cards': {'in': 'soul', 'are': {'grade': 2}}}}}")
                        .in(A, Zone.SOUL, GRADE_1, GRADE_2))
                .holds(A, Zone.SOUL, GRADE_1)
                .holds(A, Zone.DROP, GRADE_2));
        unplayable(table("{'counter blast': {'some': {'cards': {'in': 'damage', 'are': {'grade': 2}}}}}")
                .in(A, Zone.DAMAGE, GRADE_1));
        Player blasted = played(table("{'counter blast': {'some': {'cards': {'in': 'damage', 'are': {'grade': 2}}}}}")
                .in(A, Zone.DAMAGE, GRADE_1, GRADE_2));
        paid(blasted);
        assertEquals(true, blasted.thing(A, Zone.DAMAGE, GRADE_2).is(GameObject.FACE_DOWN));
        assertEquals(false, blasted.thing(A, Zone.DAMAGE, GRADE_1).is(GameObject.FACE_DOWN));
    }

    @Test
    @Rule(jp = {"7.24.1", "7.24.2"})
    void aCounterBlastTurnsSoManyCardsOfTheDamageZoneFaceDown() {
        unplayable(table("{'counter blast': 2}")
                .in(A, Zone.DAMAGE, GRADE_1)
                .in(A, Zone.DAMAGE, GRADE_2, GameObject.FACE_DOWN)
                .in(A, Zone.SOUL, GRADE_1));
        Player blasted = played(table("{'counter blast': 2}")
                .in(A, Zone.DAMAGE, GRADE_1, GRADE_2)
                .in(A, Zone.SOUL, GRADE_1, GRADE_2)
                .in(B, Zone.DAMAGE, GRADE_1, GRADE_2));
        paid(blasted);
        blasted.happened(EventKind.FACE, 2).holds(A, Zone.SOUL, GRADE_1, GRADE_2);
        assertEquals(true, blasted.thing(A, Zone.DAMAGE, GRADE_1).is(GameObject.FACE_DOWN));
        assertEquals(true, blasted.thing(A, Zone.DAMAGE, GRADE_2).is(GameObject.FACE_DOWN));
    }

    @Test
    @Rule(jp = {"7.25.1", "7.25.2", "7.25.2.1"})
    void aSoulBlastPutsSoManyCardsOfTheSoulIntoTheDropZone() {
        unplayable(table("{'soul blast': 2}").in(A, Zone.SOUL, GRADE_1).in(A, Zone.DAMAGE, GRADE_1, GRADE_2));
        paid(played(table("{'soul blast': 2}")
                        .in(A, Zone.SOUL, GRADE_1, GRADE_2)
                        .in(A, Zone.DAMAGE, GRADE_1, GRADE_2)
                        .in(B, Zone.SOUL, GRADE_1, GRADE_2))
                .holds(A, Zone.SOUL)
                .holds(A, Zone.DROP, GRADE_1, GRADE_2));
    }

    @Test
    @Rule(jp = "7.24.2.1#1")
    void faceDownDamagePaysNoCounterBlastEvenIfItMeetsTheCondition() {
        String cost = "{'counter blast': {'some': {'cards': {'in': 'damage', 'are': {'grade': 2}}}}}";
        unplayable(table(cost).in(A, Zone.DAMAGE, GRADE_2, GameObject.FACE_DOWN).in(A, Zone.DAMAGE, GRADE_1));
        Player blasted = played(table(cost)
                .in(A, Zone.DAMAGE, GRADE_2, GameObject.FACE_DOWN)
                .in(A, Zone.DAMAGE, GRADE_2)
                .in(A, Zone.DAMAGE, GRADE_1));
        paid(blasted);
        blasted.happened(EventKind.FACE, 1);
        assertEquals(false, blasted.thing(A, Zone.DAMAGE, GRADE_1).is(GameObject.FACE_DOWN));
    }

    /** What lies face down has no grade, and so none that the condition forbids. */
    @Test
    @Rule(jp = {"7.24.2.1#1", "7.24.2.1#2"})
    void whatIsNotOfAGradeMustLieFaceUpToPayACounterBlast() {
        String cost = "{'counter blast': {'some': {'cards': {'in': 'damage', 'are': {'not': {'grade': 3}}}}}}";
        unplayable(table(cost).in(A, Zone.DAMAGE, GRADE_1, GameObject.FACE_DOWN).in(A, Zone.DAMAGE, GRADE_3));
        Player blasted = played(table(cost)
                .in(A, Zone.DAMAGE, GRADE_1, GameObject.FACE_DOWN)
                .in(A, Zone.DAMAGE, GRADE_2)
                .in(A, Zone.DAMAGE, GRADE_3));
        paid(blasted);
        blasted.happened(EventKind.FACE, 1);
        assertEquals(true, blasted.thing(A, Zone.DAMAGE, GRADE_2).is(GameObject.FACE_DOWN));
        assertEquals(false, blasted.thing(A, Zone.DAMAGE, GRADE_3).is(GameObject.FACE_DOWN));
    }

    @Test
    @Rule(jp = {"1.3.2.3", "7.24.1"})
    void aCostOfNothingIsPaidWithNothing() {
        String cost = "{'counter blast': {'some': {'of': {'cards': 'damage'}, 'exactly': {'plus': [2, -2]}}}}";
        paid(played(table(cost).in(A, Zone.DAMAGE, GRADE_1)));
        paid(played(table("{'discard': {'some': {'of': {'cards': 'hand'}, 'exactly': {'plus': [1, -3]}}}}")
                        .hand(A, GRADE_1))
                .holds(A, Zone.HAND, GRADE_1));
    }

    @Test
    @Rule(jp = {"7.49.1", "7.49.1.1", "7.49.2"})
    void anEnergyBlastTakesAllItsEnergyOrCannotBePaid() {
        unplayable(table("{'energy blast': 3}").number(FighterNumbers.ENERGY, A, 2));
        unplayable(table("[{'energy blast': 2}, {'energy blast': 1}]").number(FighterNumbers.ENERGY, A, 2));
        Player player = played(
                table("{'energy blast': 3}").number(FighterNumbers.ENERGY, A, 5).number(FighterNumbers.ENERGY, B, 5));
        paid(player);
        assertEquals(2, player.state().position().number(FighterNumbers.ENERGY, Seat.A));
        assertEquals(5, player.state().position().number(FighterNumbers.ENERGY, Seat.B));
    }

    @Test
    @Rule(jp = "7.27.1")
    void topCardsOfTheDeckPayIfThereAreEnough() {
        unplayable(table("{'soul charge': 2}").deck(A, GRADE_2));
        paid(played(table("{'soul charge': 2}").deck(A, GRADE_2, GRADE_2, GRADE_2))
                .draws(GRADE_2, GRADE_2)
                .holds(A, Zone.SOUL, GRADE_2, GRADE_2));
        unplayable(table("[{'soul charge': 1}, {'put': {'what': 'top', 'to': 'drop'}}]")
                .deck(A, GRADE_2));
        paid(played(table("{'put': {'what': 'top', 'to': 'drop'}}").deck(A, GRADE_2, GRADE_2))
                .draws(GRADE_2)
                .holds(A, Zone.DROP, GRADE_2));
    }

    @Test
    void cardsAreToldWhereToGo() {
        paid(played(table("{'put': {'what': {'some': {'cards': {'in': 'hand', 'are': {'grade': 2}}}}, 'to': 'soul'}}")
                        .hand(A, GRADE_1, GRADE_2))
                .pick(Zone.HAND, GRADE_2)
                .holds(A, Zone.SOUL, GRADE_2));
        played(table("{'put': {'what': {'some': {'rear guards': {'are': 'this'}}}, 'to': 'soul'}}"))
                .empty(A, Circle.FRONT_LEFT)
                .holds(A, Zone.SOUL, TEXT);
        paid(played(table("{'put': {'what': {'some': {'of': [{'cards': {'in': 'drop', 'are': {'grade': 2}}}, {'rear"
                                + " guards': {'are': {'grade': 2}}}], 'exactly': 2}}, 'to': 'bind'}}")
                        .unit(A, Circle.BACK_LEFT, GRADE_2)
                        .unit(B, Circle.BACK_LEFT, GRADE_2)
                        .in(A, Zone.DROP, GRADE_2, GRADE_1)
                        .in(B, Zone.DROP, GRADE_2))
                .holds(A, Zone.DROP, GRADE_1)
                .empty(A, Circle.BACK_LEFT)
                .holds(A, Zone.BIND, GRADE_2, GRADE_2));
    }

    @Test
    @Rule(jp = "7.29.1")
    void cardsAreBound() {
        Player player = played(table("{'bind': {'what': {'some': {'cards': 'drop'}}, 'face down': true}}")
                .in(A, Zone.DROP, GRADE_1));
        paid(player);
        assertEquals(
                true,
                player.holds(A, Zone.BIND, GRADE_1).thing(A, Zone.BIND, GRADE_1).is(GameObject.FACE_DOWN));
    }

    @Test
    @Rule(jp = "7.10.1")
    void revealedCardsStayWhereTheyAreAndAllHaveSeenThem() {
        Player player = played(table("{'reveal': {'some': {'cards': {'in': 'hand', 'are': {'grade': 3}}}}}")
                .hand(A, GRADE_1, GRADE_3));
        player.pick(Zone.HAND, GRADE_3).holds(A, Zone.HAND, GRADE_1, GRADE_3);
        paid(player);
        List<Event> looks = player.events(EventKind.LOOK);
        assertTrue(looks.size() == 1 && !looks.get(0).hasSeat());
    }

    @Test
    @Rule(jp = {"1.3.5", "1.3.5.1"})
    void thePayerDecidesHowMany() {
        String some = "{'soul blast': {'some': {'of': {'cards': 'soul'}, 'up to': 2, 'as': 'paid'}}}";
        String each =
                "'then': {'apply': {'effects': {'gets': {'power': {'times': [1000, '$paid']}}}, 'lasting': 'turn'}}";
        Table table = Table.empty(TextCards.rules("{'act': {'in': 'rc', 'cost': " + some + ", " + each + "}}"))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .in(A, Zone.SOUL, GRADE_1, GRADE_2, GRADE_3);
        Player player = table.turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .offered("pass", "grade-1 from soul", "grade-2 from soul", "grade-3 from soul");
        player.pick(Zone.SOUL, GRADE_1)
                .offered("pass", "grade-2 from soul", "grade-3 from soul")
                .pick(Zone.SOUL, GRADE_3)
                .asked(A, "9.9.2")
                .power(A, Circle.FRONT_LEFT, 10_000)
                .holds(A, Zone.SOUL, GRADE_2);
        table.turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .pass()
                .asked(A, "9.9.2")
                .power(A, Circle.FRONT_LEFT, 8000)
                .holds(A, Zone.SOUL, GRADE_1, GRADE_2, GRADE_3);
    }

    /** Of each of three costs, that no card has to agree with another one in. */
    @Test
    @Rule(jp = {"1.3.5", "1.3.5.1"})
    void thePayerDecidesHowManyOfEachOfSeveralCosts() {
        String some = "{'%s': {'some': {'of': {'cards': '%s'}, 'at least': 0}}}";
        String cost = "[" + some.formatted("soul blast", "soul") + ", " + some.formatted("discard", "hand") + ", "
                + some.formatted("counter blast", "damage") + "]";
        Player player = assertDoesNotThrow(() -> played(table(cost)
                        .in(A, Zone.SOUL, GRADE_1, GRADE_2)
                        .in(A, Zone.DAMAGE, GRADE_3)
                        .hand(A, GRADE_0)))
                .offered("pass", "grade-1 from soul", "grade-2 from soul")
                .pick(Zone.SOUL, GRADE_2)
                .offered("pass", "grade-0 from hand")
                .pick(Zone.HAND, GRADE_0)
                .pass()
                .offered("pass", "grade-3 from damage zone")
                .pass();
        paid(player);
        player.holds(A, Zone.SOUL, GRADE_1).holds(A, Zone.DROP, GRADE_0, GRADE_2);
        assertEquals(false, player.thing(A, Zone.DAMAGE, GRADE_3).is(GameObject.FACE_DOWN));
    }

    private static final String GRADES_THAT_TOTAL_3 =
            "{'of': {'cards': 'hand'}, 'at least': 1, 'total': {'grade': {'at least': 3}}}";

    @Test
    void cardsAddUpToATotal() {
        String cost = "{'discard': {'some': " + GRADES_THAT_TOTAL_3 + "}}";
        unplayable(table(cost).hand(A, GRADE_1, GRADE_1));
        paid(played(table(cost).hand(A, GRADE_0, GRADE_1, GRADE_2))
                .offered("grade-0 from hand", "grade-1 from hand")
                .pick(Zone.HAND, GRADE_1)
                .pick(Zone.HAND, GRADE_2)
                .pass()
                .holds(A, Zone.HAND, GRADE_0));
    }

    @Test
    void cardsDifferOrAreAlike() {
        String different = "{'soul blast': {'some': {'of': {'cards': 'soul'}, 'exactly': 2, 'different': 'grade'}}}";
        unplayable(table(different).in(A, Zone.SOUL, GRADE_1, GRADE_1));
        paid(played(table(different).in(A, Zone.SOUL, GRADE_1, GRADE_1, GRADE_2))
                .offered("grade-1 from soul", "grade-1 from soul")
                .pick(Zone.SOUL, GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1));
        String same = "{'soul blast': {'some': {'of': {'cards': 'soul'}, 'exactly': 2, 'same': 'grade'}}}";
        paid(played(table(same).in(A, Zone.SOUL, GRADE_1, GRADE_1, GRADE_2)).holds(A, Zone.SOUL, GRADE_2));
    }

    @Test
    @Rule(jp = "11.7.3")
    void allMayBeNone() {
        paid(played(table("{'discard': {'cards': 'hand'}}").hand(A, GRADE_1, GRADE_2))
                .holds(A, Zone.DROP, GRADE_1, GRADE_2));
        paid(played(table("{'discard': {'cards': 'hand'}}")));
    }

    @Test
    @Rule(jp = "11.7.1.1")
    void ofSeveralCostsOneThatCanBePaidIsChosen() {
        String cost =
                "{'perform': ['counter blast', {'soul blast': 2}, [{'energy blast': 1}, {'soul blast':" + " 1}]]}";
        unplayable(table(cost).in(A, Zone.SOUL, GRADE_1));
        paid(played(table(cost).in(A, Zone.SOUL, GRADE_1).in(A, Zone.DAMAGE, GRADE_1))
                .holds(A, Zone.SOUL, GRADE_1));
        paid(played(table(cost)
                        .in(A, Zone.SOUL, GRADE_1, GRADE_2)
                        .in(A, Zone.DAMAGE, GRADE_1)
                        .number(FighterNumbers.ENERGY, A, 1))
                .asked(A, "which way")
                .offered("0", "1", "2")
                .number(2)
                .pick(Zone.SOUL, GRADE_2)
                .holds(A, Zone.SOUL, GRADE_1));
    }

    @Test
    void everyCostReadsLikeACard() {
        assertEquals(
                "ACT: COST [put this unit into the soul], and draw a card.",
                english("{'put': {'what': 'this', 'to': 'soul'}}"));
        assertEquals("ACT: COST [rest this unit], and draw a card.", english("{'rest': 'this'}"));
        assertEquals(
                "ACT: COST [counter blast 1 or soul blast 2], and draw a card.",
                english("{'perform': ['counter blast', {'soul blast': 2}]}"));
        assertEquals(
                "ACT: COST [put two cards from your drop zone on the bottom of the deck], and draw a card.",
                english("{'put': {'what': {'some': {'of': {'cards': 'drop'}, 'exactly': 2}}, 'to': 'deck',"
                        + " 'bottom': true}}"));
        assertEquals(
                "ACT: COST [put the top two cards of your deck into the drop zone], and draw a card.",
                english("{'put': {'what': {'top': 2}, 'to': 'drop'}}"));
        assertEquals(
                "ACT: COST [discard one or more of the cards in your hand with the sum of their grades being 3 or more], and draw a card.",
                english("{'discard': {'some': " + GRADES_THAT_TOTAL_3 + "}}"));
        assertEquals(
                "ACT: COST [discard any number of the cards in your hand], and draw a card.",
                english("{'discard': {'some': {'of': {'cards': 'hand'}, 'at least': 0}}}"));
        assertEquals(
                "ACT: COST [soul blast the cards in your soul & energy blast 3], and draw a card.",
                english("[{'soul blast': {'cards': 'soul'}}, {'energy blast': 3}]"));
        assertEquals(
                "ACT: COST [reveal a grade 3 card from your hand], and draw a card.",
                english("{'reveal': {'some': {'cards': {'in': 'hand', 'are': {'grade': 3}}}}}"));
        assertEquals(
                "ACT: COST [bind one of (the cards in your drop zone and the cards in your soul)], and draw a card.",
                english("{'bind': {'some': [{'cards': 'drop'}, {'cards': 'soul'}]}}"));
        assertEquals("ACT: COST [soul charge 2], and draw a card.", english("{'soul charge': 2}"));
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        assertThrows(
                StateFormatException.class,
                () -> english("{'discard': {'some': {'of': {'cards': 'hand'}, 'total': {'grade': {'not': 1}}}}}"));
        assertThrows(
                StateFormatException.class,
                () -> english("{'discard': {'some': {'of': {'cards': 'hand'}, 'exactly': 3, 'up to': 4}}}"));
        assertThrows(StateFormatException.class, () -> english("{'put': {'what': 'top', 'to': 'rc'}}"));
    }
}
