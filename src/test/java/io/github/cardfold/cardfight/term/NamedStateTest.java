package io.github.cardfold.cardfight.term;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.cardfight.state.Circle.BACK_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_RIGHT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.EffectException;
import org.junit.jupiter.api.Test;

/** States that all cards with a name are in (5.2.2.1). */
class NamedStateTest {
    private static final String RAISES =
            "{'cont': {'in': 'vc', 'effects': {'gets': {'power': 1000, 'of': [{'units': {'are': {'in state': 'tide'}}},"
                    + " {'units': {'of': 'opponent', 'are': {'in state': 'tide'}}}]}}}}";

    /** A's vanguard gives 1000 to whoever is in the state "tide"; A's unit in front left says what is so. */
    private static Table table(String... says) {
        return Table.empty(TextCards.rules(TextCards.card(TEXT, says), TextCards.like(GRADE_3, OTHER, RAISES)))
                .unit(A, FRONT_CENTER, OTHER)
                .unit(A, FRONT_LEFT, TEXT);
    }

    @Test
    @Rule(jp = {"5.2.2.1", "5.2.2.3"})
    void allCardsWithTheNameAreInTheStateWhoeversTheyAre() {
        table("{'cont': {'effects': {'names in state': {'state': 'tide', 'named': ['grade-1', 'grade-2']}}}}")
                .unit(A, FRONT_RIGHT, GRADE_1)
                .unit(A, BACK_CENTER, GRADE_2)
                .unit(B, FRONT_LEFT, GRADE_2)
                .turn(A, "9.9")
                .power(A, FRONT_RIGHT, 9000)
                .power(A, BACK_CENTER, 11000)
                .power(B, FRONT_LEFT, 11000)
                .power(A, FRONT_LEFT, 8000);
    }

    @Test
    @Rule(jp = "5.2.2.1")
    void aContAbilityPutsThemThereWhileItIsValid() {
        table("{'cont': {'in': 'vc', 'effects': {'names in state': {'state': 'tide', 'named': 'grade-1'}}}}")
                .unit(A, FRONT_RIGHT, GRADE_1)
                .turn(A, "9.9")
                .power(A, FRONT_RIGHT, 8000);
        String powerful = "{'exists': {'rear guards': {'are': {'power': {'at least': 10000}}}}}";
        String conditional = "{'cont': {'in': 'rc', 'when': " + powerful
                + ", 'effects': {'names in state': {'state': 'tide', 'named': 'grade-1'}}}}";
        table(conditional).unit(A, FRONT_RIGHT, GRADE_1).turn(A, "9.9").power(A, FRONT_RIGHT, 8000);
        table(conditional)
                .unit(A, FRONT_RIGHT, GRADE_1)
                .unit(A, BACK_CENTER, GRADE_2)
                .turn(A, "9.9")
                .power(A, FRONT_RIGHT, 9000);
    }

    @Test
    @Rule(jp = {"5.2.2.1", "11.4.4.1"})
    void aLookIntoADeckPutsNoneThere() {
        String look = "{'act': {'in': 'rc', 'then': {'look': 1}}}";
        Table.empty(TextCards.rules(
                        TextCards.card(
                                TEXT,
                                "{'cont': {'effects': {'names in state': {'state': 'tide', 'named': 'grade-1'}}}}"),
                        TextCards.like(GRADE_3, OTHER, RAISES),
                        TextCards.like(GRADE_2, "looker", look)))
                .unit(A, FRONT_CENTER, OTHER)
                .unit(A, FRONT_LEFT, "looker")
                .unit(A, FRONT_RIGHT, GRADE_1)
                .deck(A, TEXT)
                .turn(A, "9.9")
                .power(A, FRONT_RIGHT, 8000)
                .activate(FRONT_LEFT)
                .power(A, FRONT_RIGHT, 8000);
    }

    @Test
    @Rule(jp = "5.2.2.1")
    void aFurtherNameCounts() {
        table(
                        "{'cont': {'effects': {'names in state': {'state': 'tide', 'named': 'reed'}}}}",
                        "{'cont': {'in': 'rc', 'effects': {'gets': {'name': 'reed'}}}}")
                .turn(A, "9.9")
                .power(A, FRONT_LEFT, 9000);
    }

    /** Also cards that come later, and cards nobody has seen; what made it so may have gone. */
    @Test
    @Rule(jp = {"5.2.2.1", "5.2.2.3"})
    void theStateIsThatOfTheNameInAllZones() {
        Player player = table(
                        "{'act': {'in': 'rc', 'cost': {'retire': 'this'}, 'then': [{'apply': {'effects': {'names in"
                                + " state': {'state': 'tide', 'named': 'grade-1'}}, 'lasting': 'fight'}}, {'search deck': {'are': {'in state':"
                                + " 'tide'}}}, {'call': '$it'}]}}")
                .deck(A, GRADE_2, GRADE_1, GRADE_3)
                .turn(A, "9.9")
                .activate(FRONT_LEFT)
                .offered("pass", "grade-1 from deck")
                .pick(Zone.DECK, GRADE_1)
                .pickCircle(FRONT_RIGHT);
        player.holds(A, Zone.DROP, TEXT).power(A, FRONT_RIGHT, 9000);
        assertTrue(player.state().position().lastingCount() == 1, "one effect, not one for each name");
    }

    @Test
    @Rule(jp = {"5.2.2.1", "5.2.2.2"})
    void aStateIsOneOfNamesOrOneOfCards() {
        EffectException refusal = assertThrows(
                EffectException.class,
                () -> TextCards.rules(
                        TextCards.card(TEXT, "{'cont': {'in': 'rc', 'effects': {'in state': 'tide'}}}"),
                        TextCards.card(
                                OTHER,
                                "{'cont': {'effects': {'names in state': {'state': 'tide', 'named': 'grade-1'}}}}")));
        assertTrue(
                refusal.getMessage().contains(OTHER) && refusal.getMessage().contains("5.2.2.1"), refusal.getMessage());
    }

    @Test
    @Rule(jp = {"5.2.2.1", "5.2.2.2"})
    void whicheverOfSeveralTextsContradictEachOther() {
        String names = "{'cont': {'effects': {'names in state': {'state': '%s', 'named': 'grade-1'}}}}";
        String cards = "{'cont': {'in': 'rc', 'effects': {'in state': '%s'}}}";
        EffectException refusal = assertThrows(
                EffectException.class,
                () -> TextCards.rules(
                        TextCards.card("first", cards.formatted("ebb"), names.formatted("flow")),
                        TextCards.card(TEXT, cards.formatted("mist"), cards.formatted("tide")),
                        TextCards.card(
                                OTHER, names.formatted("rain"), names.formatted("tide"), names.formatted("flow")),
                        TextCards.card("last", cards.formatted("snow"), names.formatted("rain"))));
        assertTrue(refusal.getMessage().contains(OTHER) && refusal.getMessage().contains("tide"), refusal.getMessage());
    }

    /** The effect, the name, and the ability that says so are each the second of three. */
    @Test
    @Rule(jp = {"5.2.2.1", "5.2.2.3"})
    void anyOfSeveralEffectsAndNamesPutsThemThere() {
        String named = "{'names in state': {'state': '%s', 'named': [%s]}}";
        table(("{'act': {'in': 'rc', 'then': [{'apply': {'effects': %s, 'lasting': 'fight'}}, {'apply':"
                                + " {'effects': %s, 'lasting': 'fight'}}, {'apply': {'effects': %s, 'lasting':"
                                + " 'fight'}}]}}")
                        .formatted(
                                named.formatted("ebb", "'grade-2'"),
                                named.formatted("tide", "'grade-0', 'grade-1', 'grade-3'"),
                                named.formatted("flow", "'grade-2'")))
                .unit(A, FRONT_RIGHT, GRADE_1)
                .unit(A, BACK_CENTER, GRADE_2)
                .turn(A, "9.9")
                .activate(FRONT_LEFT)
                .power(A, FRONT_RIGHT, 9000)
                .power(A, BACK_CENTER, 10000);
        table("{'cont': {'in': 'drop', 'effects': %s}}".formatted(named.formatted("tide", "'grade-1'")))
                .in(A, Zone.DROP, GRADE_2, TEXT, GRADE_2)
                .unit(A, FRONT_RIGHT, GRADE_1)
                .turn(A, "9.9")
                .power(A, FRONT_RIGHT, 9000);
    }

    @Test
    void aStateOfNoNamesIsRefused() {
        assertThrows(
                RuntimeException.class,
                () -> TextCards.ability("{'cont': {'effects': {'names in state': {'state': 'tide', 'named': []}}}}"));
    }
}
