package io.github.cardfold.effect;

import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.kernel.table.Seat.A;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts made up to take long are refused when rules are assembled, with card and node, or stay within the budget. */
class HostileTextsTest {
    private static String act(String body) {
        return "{'act': {'in': 'rc', " + body + "}}";
    }

    private static String refusal(String... abilities) {
        return assertThrows(EffectException.class, () -> TextCards.rules(abilities))
                .getMessage();
    }

    private static String several(int count, String part) {
        return "[" + (part + ", ").repeat(count - 1) + part + "]";
    }

    private static final String CHOICE =
            "{'perform': [{'counter blast': 1}, {'soul blast': 1}, {'discard': 1}, {'energy blast':" + " 1}]}";

    @Test
    void choicesBetweenCostsMultiplyUpToALimit() {
        assertEquals(
                "text/1: the cost can be paid in more than 64 ways",
                refusal(act("'cost': " + several(4, CHOICE) + ", 'then': 'draw'")));
        assertEquals(
                "text/1: the cost can be paid in more than 64 ways",
                refusal(act("'cost': " + several(10, CHOICE) + ", 'then': 'draw'")));
        assertEquals(
                "text/1/pay 1: the cost can be paid in more than 64 ways",
                refusal(act("'then': {'pay': {'cost': " + several(10, CHOICE) + ", 'then': 'draw'}}")));
        assertEquals(
                "text/1: the cost can be paid in more than 64 ways",
                refusal(act("'cost': {'perform': [" + several(4, CHOICE) + ", {'discard': 1}]}, 'then': 'draw'")));
        TextCards.rules(act("'cost': " + several(3, CHOICE) + ", 'then': 'draw'"));
    }

    @Test
    void costsAreFew() {
        String put = "{'put': {'what': {'some': {'cards': 'hand'}}, 'to': 'soul'}}";
        String tooMany = "more than 8 costs are to be paid together";
        assertEquals("text/1: " + tooMany, refusal(act("'cost': " + several(9, put) + ", 'then': 'draw'")));
        assertEquals("text/1: " + tooMany, refusal(act("'cost': " + several(20, put) + ", 'then': 'draw'")));
        assertEquals(
                "text/1/pay 1: " + tooMany,
                refusal("{'auto': {'on': 'placed', 'cost': " + several(20, put) + ", 'then': 'draw'}}"));
    }

    @Test
    void noneOfSeveralWaysToPayIsTooLong() {
        String put = "{'put': {'what': {'some': {'cards': 'hand'}}, 'to': 'soul'}}";
        String longer = "{'perform': ['counter blast', " + several(5, put) + ", 'counter blast']}";
        assertEquals(
                "text/1: more than 8 costs are to be paid together",
                refusal(act("'cost': [" + longer + ", " + several(4, put) + "], 'then': 'draw'")));
        String same = "{'discard': {'some': {'of': {'cards': 'hand'}, 'at least': 0, 'same': 'grade'}}}";
        String more = "{'perform': ['counter blast', " + same + ", 'counter blast']}";
        assertEquals(
                "text/1: of more than 2 costs to be paid together the cards must agree",
                refusal(act("'cost': [" + more + ", " + several(2, same) + "], 'then': 'draw'")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {"'same': 'grade'", "'different': 'grade'", "'total': {'grade': {'at least': 3}}"})
    void costsWhoseCardsMustAgreeAreFewer(String how) {
        String cost = "{'discard': {'some': {'of': {'cards': 'hand'}, 'at least': 0, " + how + "}}}";
        assertEquals(
                "text/1: of more than 2 costs to be paid together the cards must agree",
                refusal(act("'cost': " + several(3, cost) + ", 'then': 'draw'")));
        TextCards.rules(act("'cost': [" + cost + ", " + cost + ", 'discard'], 'then': 'draw'"));
    }

    @Test
    void asManyCostsAsThereMayBeArePlannedAndPaid() {
        String put = "{'put': {'what': {'some': {'cards': 'hand'}}, 'to': 'soul'}}";
        Table table = Table.empty(TextCards.rules(act("'cost': " + several(8, put) + ", 'then': 'draw'")))
                .unit(A, Circle.BACK_LEFT, TEXT);
        for (int i = 0; i < 8; i++) {
            table.in(A, Zone.HAND, TestCards.GRADE_1);
        }
        Player player = table.turn(A, "9.9").activate(Circle.BACK_LEFT);
        for (int i = 0; i < 8; i++) {
            player.answer(player.state().legalActions().get(0));
        }
        player.draws(TestCards.GRADE_1).asked(A, "9.9.2").holds(A, Zone.HAND, TestCards.GRADE_1);
        assertEquals(8, player.state().position().size(Zone.SOUL.of(A)));
    }

    @Test
    void aTextIsNotEndless() {
        assertEquals(
                "text/1: the text of a card has at most 2000 terms",
                refusal(act("'then': " + several(3000, "'draw'"))));
        String[] abilities = new String[600];
        for (int i = 0; i < abilities.length; i++) {
            abilities[i] = act("'then': 'draw'");
        }
        assertEquals("text/501: the text of a card has at most 1000 nodes", refusal(abilities));
    }

    @ParameterizedTest
    @CsvSource({
        "1001, text/1/repeat 1: nothing is repeated more than 1000 times",
        "1000000000, text/1/repeat 1: nothing is repeated more than 1000 times"
    })
    void nothingIsRepeatedWithoutEnd(int times, String message) {
        assertEquals(message, refusal(act("'then': {'repeat': {'times': " + times + ", 'then': 'draw'}}")));
    }

    /** Repetition within repetition ends the game undecided, before so many effects last that each step takes long. */
    @Test
    void theBudgetOfAStepCountsTheEffectsThatLast() {
        String power = "{'apply': {'effects': {'gets': {'power': 100}}, 'lasting': 'turn'}}";
        Player player = unit(
                act("'then': {'repeat': {'times': 1000, 'then': {'repeat': {'times': 1000, 'then': " + power + "}}}}"));
        player.activate(Circle.BACK_LEFT);
        assertEquals(Outcome.Kind.UNDECIDED, player.state().outcome().get().kind());
        assertTrue(player.state().position().lastingCount() < 2000);
    }

    /** What no deck has cannot be paid, and finding that out takes no longer than the deck is. */
    @ParameterizedTest
    @ValueSource(strings = {"{'soul charge': 1000000000}", "{'put': {'what': {'top': 1000000000}, 'to': 'drop'}}"})
    void aCostOfManyCardsIsNotPayable(String cost) {
        Player player = unit(act("'cost': " + cost + ", 'then': 'draw'"));
        player.refused(Action.act(A, "activate", new Handle(Circle.BACK_LEFT.of(A), 0)));
    }

    private static Player unit(String ability) {
        return Table.empty(TextCards.rules(ability))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .turn(A, "9.9");
    }
}
