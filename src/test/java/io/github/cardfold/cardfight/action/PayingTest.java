package io.github.cardfold.cardfight.action;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Costs of several parts, all paid at once, and of several ways, each of several parts. */
class PayingTest {
    private static final String POWER = "{'apply': {'effects': {'gets': {'power': 1000}}, 'lasting': 'turn'}}";
    private static final String IN_TURN =
            "{'apply': {'effects': {'gets': {'power': {'plus': [{'times': [1000, '$x']}, {'plus':"
                    + " [{'times': [2000, '$y']}, {'times': [4000, '$z']}]}]}}}, 'lasting': 'turn'}}";

    private static Table table(String ability) {
        return Table.empty(TextCards.rules(ability)).unit(A, Circle.FRONT_LEFT, TEXT);
    }

    private static Table act(String cost, String then) {
        return table("{'act': {'in': 'rc', 'cost': " + cost + ", 'then': " + then + "}}")
                .number(FighterNumbers.ENERGY, A, 3);
    }

    private static Player played(Table table) {
        return table.turn(A, "9.9").activate(Circle.FRONT_LEFT);
    }

    private static void paid(Player player) {
        player.asked(A, "9.9.2").power(A, Circle.FRONT_LEFT, 9000);
    }

    private static Array<String> said(Player player) {
        return View.of(player.state(), A).answers().map(each -> each.label().english());
    }

    @Test
    @Rule(jp = {"11.7.1", "11.8.2.2"})
    void ofTwoChoicesBetweenCostsEveryPairIsAWayToPay() {
        String energy = "{'perform': [{'energy blast': 1}, {'energy blast': 2}]}";
        Player player = played(act("[" + energy + ", {'perform': ['soul blast', 'counter blast']}]", POWER)
                        .in(A, Zone.SOUL, GRADE_1)
                        .in(A, Zone.DAMAGE, GRADE_1))
                .offered("0", "1", "2", "3");
        assertEquals(
                Array.of(
                        "0: [energy blast 1 & soul blast 1]",
                        "1: [energy blast 1 & counter blast 1]",
                        "2: [energy blast 2 & soul blast 1]",
                        "3: [energy blast 2 & counter blast 1]"),
                said(player));
        paid(player.number(2).holds(A, Zone.SOUL));
        assertEquals(1, player.state().position().number(FighterNumbers.ENERGY, Seat.A));
    }

    @Test
    @Rule(jp = {"11.7.1", "11.8.2.2"})
    void itCanBePlayedIfAnyWayCanBePaidInFull() {
        String cost = "{'perform': [['soul blast', 'discard'], ['soul blast', 'counter blast'], 'discard']}";
        Table table = act(cost, POWER).in(A, Zone.SOUL, GRADE_1).in(A, Zone.DAMAGE, GRADE_1);
        Player player = table.turn(A, "9.9").offered("pass", "swap front left", "activate " + TEXT + " on front left");
        paid(player.activate(Circle.FRONT_LEFT).holds(A, Zone.SOUL));
    }

    @Test
    @Rule(jp = {"11.7.1", "3.2.2"})
    void itIsPaidWithCardsWhoseMasterThePayerIsWhoeverOwnsThem() {
        paid(played(act(
                                "{'put': {'what': {'some': [{'rear guards': {'are': {'grade': 2}}}, {'cards': {'in':"
                                        + " 'drop', 'are': {'grade': 2}}}]}, 'to': 'bind'}}",
                                POWER)
                        .unitOf(B, A, Circle.BACK_LEFT, GRADE_2)
                        .unitOf(A, B, Circle.BACK_LEFT, GRADE_2)
                        .in(A, Zone.DROP, GRADE_2)
                        .in(B, Zone.DROP, GRADE_2))
                .offered("grade-2 from drop zone", "grade-2 on back left")
                .pickUnit(A, Circle.BACK_LEFT)
                .holds(A, Zone.DROP, GRADE_2)
                .holds(B, Zone.BIND, GRADE_2));
    }

    /** The middle one of three ways takes cards, and that is the middle one of its parts. */
    private static String inTheMiddle(String part) {
        return "{'perform': [{'energy blast': 3}, [{'energy blast': 1}, " + part + ", {'energy blast': 1}],"
                + " {'energy blast': 3}]}";
    }

    @Test
    @Rule(jp = {"11.7.1", "11.8.2.2"})
    void inWhicheverWayAPartTakesCardsTheyAreChosen() {
        paid(played(act(inTheMiddle("'soul blast'"), POWER).in(A, Zone.SOUL, GRADE_1, GRADE_2))
                .number(1)
                .offered("grade-1 from soul", "grade-2 from soul")
                .pick(Zone.SOUL, GRADE_2)
                .holds(A, Zone.SOUL, GRADE_1));
    }

    @Test
    @Rule(jp = {"4.1.9", "11.7.1"})
    void inWhicheverWayAPartPutsCardsIntoTheDeckTheyArePutInOrder() {
        String put = "{'put': {'what': {'some': {'of': {'cards': 'drop'}, 'exactly': 2}}, 'to': 'deck',"
                + " 'bottom': true}}";
        paid(played(act(inTheMiddle(put), POWER).in(A, Zone.DROP, GRADE_1, GRADE_2))
                .number(1)
                .asked(A, "lay next")
                .offered("grade-1 from drop zone", "grade-2 from drop zone")
                .pick(Zone.DROP, GRADE_2)
                .holds(A, Zone.DROP));
    }

    private static final String X = "{'discard': {'what': 1, 'as': 'x'}}";
    private static final String Y = "{'soul blast': {'some': {'of': {'cards': 'soul'}, 'as': 'y'}}}";
    private static final String Z = "{'counter blast': {'some': {'of': {'cards': 'damage'}, 'as': 'z'}}}";

    private static Player named(String cost) {
        return played(
                act(cost, IN_TURN).hand(A, GRADE_1).in(A, Zone.SOUL, GRADE_1).in(A, Zone.DAMAGE, GRADE_1));
    }

    @Test
    @Rule(jp = "11.7.1")
    void theTextSpeaksOfWhatEachPartWasPaidWith() {
        named("[" + X + ", " + Y + ", " + Z + "]").pick(Zone.HAND, GRADE_1).power(A, Circle.FRONT_LEFT, 8000 + 7000);
    }

    @Test
    @Rule(jp = {"11.7.1", "11.8.2.2"})
    void theTextSpeaksOfWhatWasPaidInEachWay() {
        String cost = "{'perform': [" + X + ", " + Y + ", " + Z + "]}";
        named(cost).number(0).pick(Zone.HAND, GRADE_1).power(A, Circle.FRONT_LEFT, 8000 + 1000);
        named(cost).number(1).power(A, Circle.FRONT_LEFT, 8000 + 2000);
        named(cost).number(2).power(A, Circle.FRONT_LEFT, 8000 + 4000);
    }

    private static Table mayPay(String cost) {
        return table("{'act': {'in': 'rc', 'then': {'pay': {'cost': " + cost + ", 'then': " + POWER + "}}}}");
    }

    /** To be asked, with nothing to answer but no, tells the opponent nothing of the hand. */
    @Test
    @Rule(jp = {"11.9.5", "11.9.5.2", "4.6.2"})
    void whoMightPayWithCardsOfTheHandInAnyWayIsAskedWhetherItCanBePaidOrNot() {
        String discard = "['soul blast', {'discard': {'some': {'cards': {'in': 'hand', 'are': {'grade': 3}}}}},"
                + " 'counter blast']";
        played(mayPay("{'perform': ['soul blast', " + discard + ", 'soul blast']}")
                        .hand(A, GRADE_1))
                .asked(A, "pay 1")
                .offered("no")
                .no()
                .asked(A, "9.9.2");
        played(mayPay("{'perform': ['soul blast', 'counter blast', 'soul blast']}"))
                .asked(A, "9.9.2");
    }

    /** Were the only card that can be picked picked at once, the opponent would learn that nothing in the hand pays. */
    @Test
    @Rule(jp = {"11.7.1", "11.8.2.2", "4.6.2"})
    void aCardThatAnotherPartMayWantInPlaceOfOneOfTheHandIsPicked() {
        String hidden = "{'put': {'what': {'some': {'of': [{'cards': {'in': 'drop', 'are': {'grade': 2}}},"
                + " {'cards': {'in': 'hand', 'are': {'grade': 2}}}, {'cards': {'in': 'damage', 'are':"
                + " {'grade': 2}}}], 'exactly': 2}}, 'to': 'bind'}}";
        paid(played(act(
                                "[{'put': {'what': {'some': {'cards': 'drop'}}, 'to': 'bind'}}, " + hidden
                                        + ", 'soul blast']",
                                POWER)
                        .hand(A, GRADE_2, GRADE_3)
                        .in(A, Zone.DROP, GRADE_1, GRADE_2)
                        .in(A, Zone.SOUL, GRADE_0))
                .offered("grade-1 from drop zone")
                .pick(Zone.DROP, GRADE_1)
                .pick(Zone.HAND, GRADE_2)
                .pick(Zone.DROP, GRADE_2)
                .holds(A, Zone.HAND, GRADE_3)
                .holds(A, Zone.BIND, GRADE_1, GRADE_2, GRADE_2));
    }

    @Test
    @Rule(jp = {"11.8.2.4", "11.7.1"})
    void anOrderIsPlayedIfAnyWayCanBePaidWithoutIt() {
        String order = "{'order': {'cost': {'perform': ['counter blast', 'discard', 'soul blast', 'counter"
                + " blast']}, 'then': 'draw'}}";
        Table.empty(TextCards.rules(TextCards.like(TestCards.ORDER, "insight", order)))
                .hand(A, "insight")
                .turn(A, "9.9")
                .offered("pass");
        Table.empty(TextCards.rules(TextCards.like(TestCards.ORDER, "insight", order)))
                .hand(A, "insight")
                .in(A, Zone.SOUL, GRADE_0)
                .turn(A, "9.9")
                .offered("pass", "play insight from hand")
                .plays("insight")
                .holds(A, Zone.DROP, GRADE_0);
    }
}
