package io.github.cardfold.effect;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Texts to choose from, and lists of which all is carried out that applies. */
class ModesTest {
    private static final String GRADE_1 = TestCards.GRADE_1;
    private static final String HAS_DAMAGE = "{'exists': {'cards': 'damage'}}";

    private static Table table(String then) {
        return Table.empty(TextCards.rules("{'act': {'in': 'rc', 'then': " + then + "}}"))
                .unit(A, Circle.FRONT_LEFT, TextCards.TEXT);
    }

    private static Player played(String then) {
        return table(then).turn(A, "9.9").activate(Circle.FRONT_LEFT);
    }

    @Test
    @Rule(jp = "11.8.4.1")
    void oneOfTheTextsIsChosen() {
        played("{'perform': ['draw', 'soul charge']}")
                .offered("0", "1")
                .number(1)
                .draws(GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1)
                .holds(A, Zone.HAND)
                .asked(A, "9.9.2");
    }

    @Test
    @Rule(jp = {"11.8.4.1", "11.8.3.1.2#2"})
    void severalAreCarriedOutFromTopToBottom() {
        played("{'perform': {'of': ['draw', 'soul charge', {'discard': {'cards': 'hand'}}], 'exactly': 2}}")
                .offered("0", "1")
                .number(0)
                .offered("1", "2")
                .number(2)
                .draws(GRADE_1)
                .holds(A, Zone.DROP, GRADE_1)
                .holds(A, Zone.SOUL)
                .asked(A, "9.9.2");
    }

    @Test
    @Rule(jp = "11.8.4.1.1")
    void upToANumberMayBeNone() {
        played("{'perform': {'of': ['draw', 'soul charge'], 'up to': 2}}")
                .offered("pass", "0", "1")
                .number(0)
                .offered("pass", "1")
                .pass()
                .draws(GRADE_1)
                .holds(A, Zone.HAND, GRADE_1)
                .holds(A, Zone.SOUL);
        played("{'perform': {'of': ['draw', 'soul charge'], 'up to': 2}}")
                .pass()
                .asked(A, "9.9.2")
                .holds(A, Zone.HAND);
    }

    @Test
    @Rule(jp = "11.8.4.1.2")
    void whatCannotBeDoneIsNotChosen() {
        String either = "{'perform': {'of': ['draw', {'if': {'when': " + HAS_DAMAGE + ", 'then': 'soul charge'}},"
                + " 'draw'], 'exactly': 3}}";
        played(either).draws(GRADE_1, GRADE_1).asked(A, "9.9.2").holds(A, Zone.SOUL);
        table(either)
                .in(A, Zone.DAMAGE, GRADE_1)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .draws(GRADE_1, GRADE_1, GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1);
    }

    @Test
    @Rule(jp = "11.8.4.1.2")
    void beingAskedTellsNothingOfWhatOneHolds() {
        String secret = "{'if': {'when': {'exists': {'cards': {'in': 'hand', 'are': {'grade': 3}}}},"
                + " 'then': 'soul charge'}}";
        withHand("{'perform': ['draw', " + secret + "]}").offered("0");
        withHand("{'perform': [" + secret + ", 'draw']}").offered("1");
    }

    private static Player withHand(String then) {
        return table(then).hand(A, GRADE_1).turn(A, "9.9").activate(Circle.FRONT_LEFT);
    }

    @Test
    @Rule(jp = {"11.8.4.1.2", "11.8.3.1.2.1"})
    void whetherATextAppliesIsKnownBeforeAnyOfThemIsCarriedOut() {
        String first = "{'if': {'when': 'turn', 'then': {'draw': {'as': 'drawn'}}}}";
        String second = "{'if': {'when': {'exists': '$drawn'}, 'then': 'draw'}}";
        String unknown = "nothing before it is called \"$drawn\"";
        for (String kind : List.of("perform", "bullets")) {
            refused(unknown, "{'" + kind + "': [" + first + ", " + second + ", " + first + "]}");
        }
    }

    private static void refused(String why, String then) {
        Throwable error = assertThrows(EffectException.class, () -> table(then));
        assertTrue(error.getMessage().contains(why), error.getMessage());
    }

    @Test
    @Rule(jp = {"11.9.5.1.1", "11.8.4.1"})
    void eachOfSeveralThatWereChosenIsBarred() {
        String twoOfFour = "{'perform': {'of': ['draw', 'soul charge', {'draw': 2}, {'soul charge': 2}],"
                + " 'exactly': 2, 'once': 'turn'}}";
        Player player = played(twoOfFour)
                .number(1)
                .number(2)
                .draws(GRADE_1, GRADE_1, GRADE_1)
                .activate(Circle.FRONT_LEFT)
                .draws(GRADE_1, GRADE_1, GRADE_1);
        player.asked(A, "9.9.2");
        assertEquals(3, player.fight().cards(A, Zone.SOUL).size());
        assertEquals(3, player.fight().cards(A, Zone.HAND).size());
    }

    @Test
    @Rule(jp = {"12.7.3", "11.8.4.1"})
    void eachOfSeveralThatWereChosenIsBarredTheNextTime() {
        String twoOfFive = "{'perform': {'of': ['draw', 'soul charge', {'draw': 2}, {'soul charge': 2},"
                + " {'draw': 3}], 'exactly': 2}}";
        played("{'repeat': {'times': 2, 'then': [" + twoOfFive + "]}}")
                .number(1)
                .number(3)
                .draws(GRADE_1, GRADE_1, GRADE_1)
                .offered("0", "2");
    }

    @Test
    @Rule(jp = "11.9.5.1.1")
    void whatWasChosenOnceIsBarredEvenIfItCameToNothing() {
        String barred = "{'perform': {'of': ['draw', {'discard': {'cards': 'hand'}}], 'once': 'turn'}}";
        Player player = played(barred)
                .number(1)
                .activate(Circle.FRONT_LEFT)
                .draws(GRADE_1)
                .offered("pass", "call grade-1 from hand", "swap front left", "activate text on front left");
        player.activate(Circle.FRONT_LEFT).asked(A, "9.9.2").holds(A, Zone.HAND, GRADE_1);
        player.pass()
                .until(B, "9.9.2")
                .until(A, "9.9.2")
                .activate(Circle.FRONT_LEFT)
                .offered("0", "1");
    }

    @Test
    @Rule(jp = {"11.8.3.1.2", "11.8.3.1.2.1"})
    void whatAppliesIsFixedBeforeTheList() {
        played("{'bullets': [{'if': {'when': {'not': {'exists': {'cards': 'soul'}}}, 'then': 'soul charge'}},"
                        + " {'if': {'when': {'exists': {'cards': 'soul'}}, 'then': {'draw': 2}}},"
                        + " {'if': {'when': {'not': {'exists': {'cards': 'soul'}}}, 'then': 'draw'}}]}")
                .draws(GRADE_1, GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1)
                .holds(A, Zone.HAND, GRADE_1)
                .asked(A, "9.9.2");
    }

    @Test
    @Rule(jp = {"11.8.3.1.2", "11.8.3.1.2.2"})
    void anItemThatDoesNotApplyDoesNotKeepOthersFromIt() {
        played("{'bullets': [{'if': {'when': " + HAS_DAMAGE + ", 'then': 'counter charge'}}, {'if': {'when': 'turn',"
                        + " 'then': 'draw'}}]}")
                .draws(GRADE_1)
                .holds(A, Zone.HAND, GRADE_1);
    }

    /** The first applies and changes nothing, since there is no damage; or its cost is not paid. */
    @Test
    @Rule(jp = "11.8.3.1.2.2")
    void anItemThatComesToNothingDoesNotKeepOthersFromIt() {
        String draw = "{'if': {'when': 'turn', 'then': 'draw'}}";
        played("{'bullets': [{'if': {'when': 'turn', 'then': 'counter charge'}}, " + draw + "]}")
                .draws(GRADE_1)
                .holds(A, Zone.HAND, GRADE_1);
        played("{'bullets': [{'if': {'when': 'turn', 'then': {'pay': {'cost': {'counter blast': 1},"
                        + " 'then': {'draw': 2}}}}}, " + draw + "]}")
                .draws(GRADE_1)
                .holds(A, Zone.HAND, GRADE_1);
    }

    @Test
    @Rule(jp = "11.8.3.1.2")
    void aPlainListTestsEachItemWhenItIsReached() {
        played("[{'if': {'when': {'not': {'exists': {'cards': 'soul'}}}, 'then': 'soul charge'}},"
                        + " {'if': {'when': {'exists': {'cards': 'soul'}}, 'then': 'draw'}}]")
                .draws(GRADE_1, GRADE_1)
                .holds(A, Zone.SOUL, GRADE_1)
                .holds(A, Zone.HAND, GRADE_1);
    }

    @Test
    @Rule(jp = "11.8.3.1.3")
    void allPartsOfAnInstructionAreCarriedOut() {
        Player player = played(
                        "{'apply': {'effects': [{'gets': {'power': 5000}}, {'gets': {'critical': 1}}], 'lasting':"
                                + " 'turn'}}")
                .power(A, Circle.FRONT_LEFT, 13000);
        Position position = player.state().position();
        int circle = Circle.FRONT_LEFT.of(Seat.A);
        assertEquals(2, Strength.value(position, position.objectAt(circle, 0), Trait.CRITICAL));
    }

    @Test
    @Rule(jp = "11.8.3.1.2")
    void everyBulletIsARequirement() {
        String item = "{'if': {'when': 'turn', 'then': 'draw'}}";
        for (String items : List.of("'draw'", "'draw', " + item, item + ", 'draw'")) {
            String act = "{'act': {'then': {'bullets': [" + items + "]}}}";
            assertThrows(StateFormatException.class, () -> TextCards.ability(act), act);
        }
    }

    @Test
    void theyReadLikeACard() {
        assertEquals(
                "ACT: Perform up to two of the following, each once a turn: • Draw a card • Soul charge 1.",
                TextCards.ability(
                                "{'act': {'then': {'perform': {'of': ['draw', 'soul charge'], 'up to': 2, 'once': 'turn'}}}}")
                        .english());
    }
}
