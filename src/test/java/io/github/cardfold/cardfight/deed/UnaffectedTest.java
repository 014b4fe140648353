package io.github.cardfold.cardfight.deed;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.EffectException;
import org.junit.jupiter.api.Test;

/**
 * Cards that are unaffected by effects: what comes of effects that each would keep the other from applying, and when.
 */
class UnaffectedTest {
    private static final String SAINT = "saint";
    private static final String OTHER = "other";

    private static Table table(String effect, String... others) {
        return Table.empty(TextCards.rules(
                TextCards.card(
                        SAINT,
                        "{'cont': {'in': 'rc', " + effect + "}}",
                        "{'cont': {'in': 'rc', 'effects': {'gets': {'power': 500}}}}"),
                TextCards.card(OTHER, others)));
    }

    private static final String UNAFFECTED = "'effects': {'unaffected': {'of': 'opponent'}}";

    @Test
    @Rule(jp = {"12.5.1", "11.11.3"})
    void whoIsUnaffectedLosesNoAbilitiesWhicheverEffectIsTheOlder() {
        String takes = "{'cont': {'in': 'rc', 'effects': {'loses all': {'what': 'ability', 'of': {'rear guards':"
                + " 'opponent'}}}}}";
        table(UNAFFECTED, takes)
                .unit(A, Circle.FRONT_LEFT, SAINT)
                .unit(B, Circle.FRONT_LEFT, OTHER)
                .turn(A, "9.9")
                .power(A, Circle.FRONT_LEFT, 8500);
        table(UNAFFECTED, takes)
                .unit(B, Circle.FRONT_LEFT, OTHER)
                .unit(A, Circle.FRONT_LEFT, SAINT)
                .turn(A, "9.9")
                .power(A, Circle.FRONT_LEFT, 8500);
    }

    @Test
    @Rule(jp = {"12.5.1", "7.14.2"})
    void anOwnEffectTakesTheAbilityByWhichItIsUnaffected() {
        Player player = table(
                        UNAFFECTED,
                        "{'act': {'in': 'rc', 'then': {'apply': {'lasting': 'turn', 'effects': {'loses all': {'what':"
                                + " 'ability', 'of': {'rear guards': {'are': {'name': 'saint'}}}}}}}}}",
                        "{'cont': {'in': 'rc', 'effects': {'gets': {'power': -1000, 'of': {'rear guards':"
                                + " 'opponent'}}}}}")
                .unit(A, Circle.FRONT_LEFT, SAINT)
                .unit(A, Circle.FRONT_RIGHT, OTHER)
                .unit(B, Circle.FRONT_LEFT, OTHER)
                .turn(A, "9.9")
                .power(A, Circle.FRONT_LEFT, 8500);
        player.activate(Circle.FRONT_RIGHT).power(A, Circle.FRONT_LEFT, 7000);
    }

    /** What has begun while it did not apply goes on not to apply. */
    @Test
    @Rule(jp = {"12.5.1", "11.11.4"})
    void anEffectThatDidNotApplyWhenItAroseNeverDoes() {
        String free = "'when': {'exists': {'cards': {'in': 'hand', 'of': 'opponent'}}}, " + UNAFFECTED;
        Player player = table(
                        free,
                        "{'act': {'in': 'rc', 'cost': 'discard', 'then': 'draw'}}",
                        "{'act': {'in': 'rc', 'then': {'apply': {'effects': {'gets': {'power': -3000, 'of': {'rear"
                                + " guards': 'opponent'}}}, 'lasting': 'turn'}}}}",
                        "{'act': {'in': 'rc', 'then': {'put': {'what': {'cards': 'hand'}, 'to': 'drop'}}}}")
                .unit(B, Circle.FRONT_LEFT, SAINT)
                .unit(B, Circle.FRONT_RIGHT, GRADE_1)
                .unit(A, Circle.FRONT_LEFT, OTHER)
                .hand(A, GRADE_2)
                .turn(A, "9.9")
                .power(B, Circle.FRONT_LEFT, 8500);
        player.activate(Circle.FRONT_LEFT).number(1);
        player.power(B, Circle.FRONT_LEFT, 8500).power(B, Circle.FRONT_RIGHT, 5000);
        player.activate(Circle.FRONT_LEFT)
                .number(2)
                .holds(A, Zone.DROP, GRADE_2)
                .power(B, Circle.FRONT_LEFT, 8500);
    }

    /** What began before applies no more while it is unaffected. */
    @Test
    @Rule(jp = "12.5.1")
    void anEffectThatAppliesStopsWhenACardBecomesUnaffected() {
        String free = "'when': {'exists': {'cards': {'in': 'drop', 'of': 'opponent'}}}, " + UNAFFECTED;
        table(
                        free,
                        "{'act': {'in': 'rc', 'then': {'apply': {'effects': {'gets': {'power': -3000, 'of': {'rear"
                                + " guards': 'opponent'}}}, 'lasting': 'turn'}}}}",
                        "{'act': {'in': 'rc', 'then': {'put': {'what': {'cards': 'hand'}, 'to': 'drop'}}}}")
                .unit(B, Circle.FRONT_LEFT, SAINT)
                .unit(A, Circle.FRONT_LEFT, OTHER)
                .hand(A, GRADE_2)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .number(0)
                .power(B, Circle.FRONT_LEFT, 5500)
                .activate(Circle.FRONT_LEFT)
                .number(1)
                .power(B, Circle.FRONT_LEFT, 8500);
    }

    @Test
    @Rule(jp = {"12.5.1", "1.3.3"})
    void whatForbidsUnitsSomethingDoesNotReachThoseThatAreUnaffected() {
        String bans = "{'cont': {'in': 'rc', 'effects': [{'cannot': {'attack': {'rear guards': 'opponent'}}},"
                + " {'cannot': {'call': {'of': 'opponent', 'to': 'rc'}}}]}}";
        Player player = table(UNAFFECTED, bans)
                .unit(A, Circle.FRONT_LEFT, SAINT)
                .unit(A, Circle.FRONT_RIGHT, GRADE_2)
                .unit(B, Circle.FRONT_LEFT, OTHER)
                .hand(A, SAINT)
                .turn(A, "9.9")
                .offered("pass", "swap front left", "swap front right");
        player.pass().yes().asked(A, "10.4.1.3").offered("saint on front left", "grade-3 on vanguard");
    }

    /** That a fighter may not call is no effect on the card that would be called. */
    @Test
    @Rule(jp = "12.5.1")
    void whoMayNotCallMayNotCallUnaffectedCardsEither() {
        String bans = "{'cont': {'in': 'rc', 'effects': {'cannot': {'call': {'of': 'opponent', 'to': 'rc'}}}}}";
        String free = "{'cont': {'in': 'hand', 'effects': {'unaffected': {'of': 'opponent'}}}}";
        Table.empty(TextCards.rules(TextCards.card(SAINT, free), TextCards.card(OTHER, bans)))
                .unit(B, Circle.FRONT_LEFT, OTHER)
                .hand(A, SAINT)
                .turn(A, "9.9")
                .offered("pass");
    }

    @Test
    @Rule(jp = "12.5.1")
    void whichCardsAreMeantIsAskedAnew() {
        assertThrows(
                EffectException.class,
                () -> TextCards.rules(
                        "{'act': {'in': 'rc', 'then': [{'let': {'as': 'n', 'be': 1}}, {'apply': {'effects':"
                                + " {'unaffected': {'are': {'grade': '$n'}}}, 'lasting': 'turn'}}]}}"));
    }
}
