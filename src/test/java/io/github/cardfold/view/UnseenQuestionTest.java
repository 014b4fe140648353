package io.github.cardfold.view;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.State;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether a fighter is asked tells the other nothing of what the fighter holds or has looked at. */
class UnseenQuestionTest {
    private static final String COUNT = "{'count': {'cards': {'in': 'hand', 'are': {'grade': 3}}}}";
    private static final String COUNTED = "{'let': {'as': 'n', 'be': " + COUNT + "}}";

    private static Table table(String then) {
        return Table.empty(TextCards.rules("{'act': {'in': 'rc', 'then': [" + then + "]}}"))
                .unit(B, Circle.FRONT_LEFT, TextCards.TEXT)
                .unit(B, Circle.FRONT_RIGHT, GRADE_1);
    }

    /** Nothing is done, whatever is asked. */
    private static Player idle(Table table) {
        return table.turn(B, "9.9").activate(Circle.FRONT_LEFT).until(B, "9.9.2");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'perform': {'of': ['draw', 'soul charge'], 'up to': " + COUNT + "}}",
                COUNTED + ", {'perform': {'of': ['draw', 'soul charge'], 'up to': '$n'}}",
                COUNTED
                        + ", {'let': {'as': 'm', 'be': {'plus': ['$n', 0]}}}, {'perform': {'of': ['draw', 'soul charge'], 'up to': '$m'}}",
                "{'choose': {'from': 'rear guards', 'up to': " + COUNT + "}}",
                "{'pay': {'cost': {'counter blast': {'some': {'of': {'cards': 'damage'}, 'exactly':" + " " + COUNT
                        + "}}}}}",
                COUNTED + ", {'choose': {'from': 'rear guards', 'up to': '$n'}}",
                "{'choose': {'from': {'cards': {'in': 'hand', 'are': {'grade': 3}}}}}",
                "{'choose': {'from': {'which': {'of': {'cards': 'hand'}, 'are': {'grade': 3}}}}}",
                "{'perform': {'of': [{'if': {'when': {'exists': {'cards': {'in': 'hand', 'are': {'grade': 3}}}}, 'then': 'draw'}}], 'up to': 1}}"
            })
    @Rule(jp = {"4.6.2", "11.8.4.1.4"})
    void whatAHandHoldsIsNotToldByBeingAskedOrNot(String then) {
        Player none = idle(table(then).hand(B, GRADE_0, GRADE_1, GRADE_2));
        Player one = idle(table(then).hand(B, GRADE_0, GRADE_3, GRADE_2));
        Player all = idle(table(then).hand(B, GRADE_3, GRADE_3, GRADE_3));
        assertNotEquals(none.told(B), all.told(B));
        assertEquals(none.told(A), one.told(A));
        assertEquals(none.told(A), all.told(A));
    }

    /** Whether a text can be chosen depends on the hand; the same text cannot be chosen again, as all know. */
    @Test
    @Rule(jp = {"4.6.2", "11.8.4.1.1", "12.7.3"})
    void whoMightChooseATextIsAskedUntilItIsChosen() {
        String then = "{'repeat': {'times': 2, 'then': [{'perform': {'of': [{'if': {'when': {'exists': {'cards': {'in':"
                + " 'hand', 'are': {'grade': 3}}}}, 'then': 'soul charge'}}], 'up to': 1}}]}}";
        table(then)
                .hand(B, GRADE_0)
                .turn(B, "9.9")
                .activate(Circle.FRONT_LEFT)
                .asked(B, "perform 1")
                .offered("pass")
                .pass()
                .asked(B, "perform 1")
                .pass()
                .asked(B, "9.9.2");
        table(then)
                .hand(B, GRADE_3)
                .turn(B, "9.9")
                .activate(Circle.FRONT_LEFT)
                .asked(B, "perform 1")
                .number(0)
                .until(B, "9.9.2")
                .holds(B, Zone.SOUL, GRADE_1);
    }

    /** What is to be chosen exactly is chosen without a word from the others. */
    @Test
    @Rule(jp = {"4.6.2", "11.8.4.1"})
    void howManyAreToBeChosenIsNotToldByBeingAskedOrNot() {
        String then = "{'choose': {'from': 'rear guards', 'exactly': " + COUNT + "}}";
        String none = chosen(then, GRADE_0, GRADE_1, GRADE_2);
        assertEquals(none, chosen(then, GRADE_0, GRADE_3, GRADE_2));
        assertEquals(none, chosen(then, GRADE_3, GRADE_3, GRADE_2));
        assertEquals(none, chosen(then, GRADE_3, GRADE_3, GRADE_3));
    }

    /** Each question of the effect is answered with the last of its answers: a card as long as there is one. */
    private static String chosen(String then, String... hand) {
        Player player = table(then).hand(B, hand).turn(B, "9.9").activate(Circle.FRONT_LEFT);
        for (State state = player.state(); !state.decision().get().section().equals("9.9.2"); state = player.state()) {
            player.answer(state.legalActions().last());
        }
        return player.told(A);
    }

    /** Of cards that were looked at, whoever looked may find none, also where all must be taken that are there. */
    @Test
    @Rule(jp = {"11.8.4.1.4", "7.7.1"})
    void whatWasLookedAtIsNotToldByBeingAskedOrNot() {
        String then = "{'look': {'top': 2}}, {'choose': {'from': {'which': {'of': '$them', 'are': {'grade': 3}}}}}";
        Player none = idle(table(then).deck(B, GRADE_0, GRADE_0, GRADE_0));
        Player all = idle(table(then).deck(B, GRADE_3, GRADE_3, GRADE_3));
        assertEquals(none.told(A), all.told(A));
        table(then)
                .deck(B, GRADE_3, GRADE_3, GRADE_3)
                .turn(B, "9.9")
                .activate(Circle.FRONT_LEFT)
                .until(B, "choose 1")
                .pass()
                .asked(B, "9.9.2");
    }

    /** That no card is left whose turn could come its master says, where others could not tell. */
    @Test
    @Rule(jp = {"4.6.2", "11.8.6"})
    void whetherACardIsLeftIsNotToldByBeingAskedOrNot() {
        String then = "{'for each': {'in any order': true, 'of': {'cards': {'in': 'hand', 'are': {'grade': 3}}},"
                + " 'then': {'let': {'as': 'x', 'cards': '$it'}}}}";
        String none = chosen(then, GRADE_0, GRADE_1, GRADE_2);
        assertEquals(none, chosen(then, GRADE_0, GRADE_3, GRADE_2));
        assertEquals(none, chosen(then, GRADE_3, GRADE_3, GRADE_3));
    }
}
