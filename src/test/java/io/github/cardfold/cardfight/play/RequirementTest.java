package io.github.cardfold.cardfight.play;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.EffectException;
import org.junit.jupiter.api.Test;

/** Requirements in texts: what they govern, and what is done although they failed. */
class RequirementTest {
    private static final String TEXT = TextCards.TEXT;
    private static final String GRADE_0 = TestCards.GRADE_0;
    private static final String GRADE_1 = TestCards.GRADE_1;
    private static final String IF_DAMAGE = "{'if': {'when': {'exists': {'cards': 'damage'}}, 'then': 'draw'}}";
    private static final String[] AGAIN = {"pass", "swap front left", "activate text on front left"};
    private static final String[] NOT_AGAIN = {"pass", "swap front left"};

    private static Table act(String body) {
        return Table.empty(TextCards.rules("{'act': {'in': 'rc', " + body + "}}"))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .in(A, Zone.SOUL, GRADE_0, GRADE_0);
    }

    @Test
    @Rule(jp = {"11.2.1.1", "11.2.1.1.1#1"})
    void whoPaidForAnAbilityCannotUseItAgainThoughItsRequirementFailed() {
        act("'cost': {'soul blast': 1}, 'then': [" + IF_DAMAGE + ", {'used up': 'turn'}]")
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .pick(Zone.SOUL, GRADE_0)
                .holds(A, Zone.HAND)
                .offered(NOT_AGAIN);
    }

    @Test
    @Rule(jp = {"11.2.1.1", "11.2.1.1.2#1"})
    void whatCostsNothingCannotBeUsedAgainThoughNothingCameOfIt() {
        act("'then': [" + IF_DAMAGE + ", {'used up': 'turn'}]")
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .holds(A, Zone.HAND)
                .offered(NOT_AGAIN);
    }

    @Test
    @Rule(jp = "12.3.2.2")
    void theIconAsksWhetherTheGameHasChanged() {
        act("'limit': 'turn', 'then': " + IF_DAMAGE)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .offered(AGAIN);
    }

    @Test
    @Rule(jp = "11.2.1.2.1")
    void anAutomaticAbilityCannotBeUsedAgainOnceItHasChangedTheGame() {
        String ability = "{'auto': {'in': 'rc', 'on': {'put': {'who': 'other', 'from': 'rc', 'to': 'drop'}}, 'then': ["
                + IF_DAMAGE + ", {'used up': 'turn'}]}}";
        Table table = Table.empty(TextCards.rules(
                        TextCards.card(
                                "hunter",
                                "{'act': {'in': 'vc', 'then': [{'choose': {'rear guards': 'opponent'}}, {'retire': '$it'}]}}"),
                        TextCards.card(TEXT, ability)))
                .unit(A, Circle.FRONT_CENTER, "hunter")
                .unit(B, Circle.FRONT_LEFT, TEXT)
                .unit(B, Circle.FRONT_RIGHT, GRADE_0)
                .unit(B, Circle.BACK_LEFT, GRADE_0)
                .in(B, Zone.DAMAGE, GRADE_0);
        table.turn(A, "9.9")
                .activate(Circle.FRONT_CENTER)
                .pickUnit(B, Circle.FRONT_RIGHT)
                .yes()
                .draws(GRADE_1)
                .activate(Circle.FRONT_CENTER)
                .pickUnit(B, Circle.BACK_LEFT)
                .asked(A, "9.9.2")
                .holds(B, Zone.HAND, GRADE_1);
    }

    @Test
    void thisSentenceStandsLastAndAlone() {
        assertThrows(
                EffectException.class,
                () -> TextCards.rules("{'auto': {'in': 'rc', 'on': {'begins': 'main phase'}, 'limit': 'turn', 'then':"
                        + " ['draw', {'used up': 'turn'}]}}"));
        assertThrows(EffectException.class, () -> TextCards.rules("{'act': {'then': [{'used up': 'turn'}, 'draw']}}"));
    }

    @Test
    @Rule(jp = {"11.2.2", "11.2.5"})
    void furthermoreGoesWithTheRequirementOfTheSentenceBefore() {
        String ability = "'then': [{'if': {'when': {'exists': {'cards': 'damage'}}, 'then': ['draw',"
                + " {'if': {'when': {'exists': {'cards': 'soul'}}, 'then': 'draw'}}]}}, 'soul charge']";
        act(ability)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .draws(GRADE_1)
                .holds(A, Zone.HAND)
                .holds(A, Zone.SOUL, GRADE_0, GRADE_0, GRADE_1);
        act(ability)
                .in(A, Zone.DAMAGE, GRADE_0)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .draws(GRADE_1, GRADE_1, GRADE_1)
                .holds(A, Zone.HAND, GRADE_1, GRADE_1);
    }

    @Test
    @Rule(jp = "11.2.5.1")
    void furthermoreGoesWithTheCostOfTheSentenceBefore() {
        Table table = Table.empty(
                        TextCards.rules(
                                "{'auto': {'in': 'rc', 'on': {'begins': 'main phase'}, 'then': {'pay': {'cost': {'soul"
                                        + " blast': 1}, 'then': [{'soul charge': 2}, {'if': {'when': 'turn', 'then': 'draw'}}]}}}}"))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .in(A, Zone.SOUL, GRADE_0);
        table.turn(A, "9.9").no().holds(A, Zone.SOUL, GRADE_0).holds(A, Zone.HAND);
    }

    @Test
    @Rule(jp = {"11.8.5", "11.8.5.1"})
    void whereNobodyIsNamedTheMasterActs() {
        Table.empty(TextCards.rules("{'auto': {'in': 'rc', 'on': {'begins': {'phase': 'main phase', 'of': 'opponent'}},"
                        + " 'then': [{'choose': {'cards': 'hand'}}, {'discard': '$it'}]}}"))
                .unit(B, Circle.FRONT_LEFT, TEXT)
                .hand(A, GRADE_0, GRADE_1)
                .hand(B, GRADE_0, GRADE_1)
                .turn(A, "9.9")
                .asked(B, "choose 1")
                .pick(Zone.HAND, GRADE_0)
                .holds(B, Zone.DROP, GRADE_0)
                .holds(A, Zone.HAND, GRADE_0, GRADE_1);
    }

    private static final String SHY =
            "{'cont': {'in': 'rc', 'effects': {'cannot': {'choose': {'who': 'this', 'cause': 'effect', 'whose': 'opponent'}}}}}";

    private static Table shy(String then) {
        return Table.empty(TextCards.rules(
                        TextCards.card("shy", SHY),
                        TextCards.card(TEXT, "{'act': {'in': 'rc', 'then': " + then + "}}")))
                .unit(A, Circle.FRONT_LEFT, TEXT)
                .unit(B, Circle.FRONT_LEFT, "shy")
                .unit(B, Circle.FRONT_RIGHT, GRADE_0)
                .unit(B, Circle.BACK_LEFT, GRADE_0);
    }

    @Test
    @Rule(jp = {"7.50.1", "7.50.1.1", "7.50.2"})
    void whatANumberOfUnitsIsDoneToIsChosenAndSomeCannotBe() {
        shy("[{'choose': {'from': {'rear guards': 'opponent'}, 'exactly': 1}}, {'retire': '$it'}]")
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .offered("grade-0 on B front right", "grade-0 on B back left")
                .pickUnit(B, Circle.BACK_LEFT)
                .holds(B, Zone.DROP, GRADE_0);
    }

    @Test
    @Rule(jp = "7.50.1.2")
    void whatAllAreDoneToIsNotChosen() {
        shy("{'retire': {'rear guards': 'opponent'}}")
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .holds(B, Zone.DROP, GRADE_0, GRADE_0, "shy");
    }

    @Test
    @Rule(jp = "11.8.6")
    void ofSeveralCardsThatAreReadTheLastInTheMastersOrderPrevails() {
        String copy = "{'act': {'in': 'vc', 'then': {'for each': {'in any order': true, 'of': 'rear guards',"
                + " 'then': {'apply': {'effects': {'becomes': {'power': {'sum': {'what': 'power', 'of':"
                + " '$it'}}}}, 'lasting': 'turn'}}}}}}";
        Table table = Table.empty(TextCards.rules(copy))
                .unit(A, Circle.FRONT_CENTER, TEXT)
                .unit(A, Circle.FRONT_LEFT, GRADE_0)
                .unit(A, Circle.FRONT_RIGHT, TestCards.GRADE_2)
                .unit(A, Circle.BACK_LEFT, GRADE_1);
        table.turn(A, "9.9")
                .activate(Circle.FRONT_CENTER)
                .offered("grade-0 on front left", "grade-2 on front right", "grade-1 on back left")
                .pickUnit(A, Circle.FRONT_RIGHT)
                .offered("grade-0 on front left", "grade-1 on back left")
                .pickUnit(A, Circle.BACK_LEFT)
                .asked(A, "9.9.2")
                .power(A, Circle.FRONT_CENTER, 5000);
    }
}
