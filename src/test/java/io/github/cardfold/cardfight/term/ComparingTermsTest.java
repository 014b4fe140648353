package io.github.cardfold.cardfight.term;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.StateFormatException;
import org.junit.jupiter.api.Test;

/** Values, filters and selectors that compare cards with each other: 100 power for each that is found. */
class ComparingTermsTest {
    private static Table table(String number) {
        String cont = "{'cont': {'in': 'rc', 'effects': {'gets': {'power': {'times': [100, " + number + "]}}}}}";
        return Table.empty(TextCards.rules(cont))
                .unit(A, Circle.BACK_CENTER, TEXT)
                .unit(A, Circle.FRONT_LEFT, GRADE_2)
                .unit(A, Circle.FRONT_RIGHT, GRADE_2)
                .unit(A, Circle.BACK_RIGHT, GRADE_1)
                .unit(B, Circle.FRONT_LEFT, GRADE_1)
                .in(A, Zone.SOUL, GRADE_1, GRADE_1, GRADE_2, GRADE_3, GRADE_3);
    }

    private static void finds(int number, String what) {
        table(what).turn(A, "9.9").power(A, Circle.BACK_CENTER, 8000 + 100 * number);
    }

    @Test
    void cardsThatMeasureMostOrLeast() {
        finds(2, "{'count': {'highest': {'what': 'grade', 'of': 'rear guards'}}}");
        finds(2, "{'count': {'lowest': {'what': 'grade', 'of': 'rear guards'}}}");
        finds(1, "{'count': {'highest': {'what': 'grade', 'of': 'units'}}}");
        finds(0, "{'count': {'lowest': {'what': 'grade', 'of': {'cards': 'bind'}}}}");
    }

    @Test
    void differentMeasuresAreCountedOnce() {
        finds(3, "{'different': {'what': 'grade', 'of': {'cards': 'soul'}}}");
        finds(0, "{'different': {'what': 'grade', 'of': {'cards': 'bind'}}}");
    }

    @Test
    void forEverySoMany() {
        finds(2, "{'every': {'number': 2, 'of': {'count': {'cards': 'soul'}}}}");
        finds(0, "{'every': {'number': 2, 'of': {'plus': [1, -4]}}}");
        assertThrows(
                StateFormatException.class,
                () -> TextCards.ability(
                        "{'cont': {'effects': {'gets': {'power': {'every': {'number': 0, 'of': 1}}}}}}"));
    }

    @Test
    @Rule(jp = "2.1.2#1")
    void cardsShareANameOrAMeasure() {
        finds(2, "{'count': {'rear guards': {'are': {'same': {'what': 'grade', 'as': 'this'}}}}}");
        finds(3, "{'count': {'cards': {'in': 'soul', 'are': {'same': {'what': 'name', 'as': 'rear guards'}}}}}");
        finds(2, "{'count': {'cards': {'in': 'soul', 'are': {'same': {'what': 'name', 'as': 'vanguard'}}}}}");
        String cont =
                "{'cont': {'in': 'rc', 'effects': {'gets': {'power': {'times': [100, {'count': {'cards': {'in': 'soul', 'are': {'same': {'what': 'name', 'as': 'vanguard'}}}}}]}}}}}";
        Table.empty(TextCards.rules(cont))
                .unit(A, Circle.BACK_CENTER, TEXT)
                .unit(A, Circle.FRONT_CENTER, TestCards.TWO_NAMED_GRADE_3)
                .in(A, Zone.SOUL, GRADE_3, TestCards.TWO_NAMED_GRADE_3, GRADE_1)
                .turn(A, "9.9")
                .power(A, Circle.BACK_CENTER, 8200);
    }

    /** The two cards share the second name of each; the first ones differ. */
    @Test
    @Rule(jp = {"12.6.2.2#1", "12.6.2.2#2"})
    void oneNameOfSeveralIsEnough() {
        countedInSoul("{'same': {'what': 'name', 'as': 'vanguard'}}", 1);
        countedInSoul("{'not': {'same': {'what': 'name', 'as': 'vanguard'}}}", 2);
    }

    private static void countedInSoul(String filter, int number) {
        String cont = "{'cont': {'in': 'rc', 'effects': {'gets': {'power': {'times': [100, {'count':"
                + " {'cards': {'in': 'soul', 'are': " + filter + "}}}]}}}}}";
        Table.empty(TextCards.rules(cont))
                .unit(A, Circle.BACK_CENTER, TEXT)
                .unit(A, Circle.FRONT_CENTER, TestCards.TWO_NAMED_GRADE_3)
                .in(A, Zone.SOUL, TestCards.GRADE_4, GRADE_1, GRADE_2)
                .turn(A, "9.9")
                .power(A, Circle.BACK_CENTER, 8000 + 100 * number);
    }

    @Test
    void openCirclesAreThoseWithoutUnits() {
        finds(1, "'open circles'");
        finds(4, "{'open circles': 'opponent'}");
    }

    @Test
    void theWordsAreThoseOfACard() {
        assertEquals(
                "ACT: Choose one of your rear-guards with the highest power, then retire that unit.",
                TextCards.ability(
                                "{'act': {'then': [{'choose': {'highest': {'what': 'power', 'of': 'rear guards'}}}, {'retire': '$it'}]}}")
                        .english());
    }

    @Test
    @Rule(jp = {"4.9.1.1", "4.9.1.2", "4.9.1.3"})
    void unitsOfBothFightersShareColumnsAndNoRows() {
        String both = "[{'rear guards': {'are': '%s'}}, {'rear guards': 'opponent'}]";
        finds(3, "{'different': {'what': 'row', 'of': [{'rear guards': 'you'}, {'rear guards': 'opponent'}]}}");
        finds(3, "{'different': {'what': 'column', 'of': 'rear guards'}}");
        finds(2, "{'different': {'what': 'column', 'of': " + both.formatted("back row") + "}}");
        finds(2, "{'different': {'what': 'column', 'of': " + both.formatted("front row") + "}}");
    }
}
