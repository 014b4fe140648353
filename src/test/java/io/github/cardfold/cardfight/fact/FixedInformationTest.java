package io.github.cardfold.cardfight.fact;

import static io.github.cardfold.cardfight.TextCards.OTHER;
import static io.github.cardfold.cardfight.TextCards.TEXT;
import static io.github.cardfold.kernel.table.Seat.A;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.citation.Rule;
import org.junit.jupiter.api.Test;

/** What raises and what fixes the numbers of a unit, one after the other in the layers. */
class FixedInformationTest {
    private static int value(String text, String other, Trait trait) {
        return Table.empty(TextCards.rules(TextCards.card(TEXT, cont(text)), TextCards.card(OTHER, cont(other))))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .unit(A, Circle.BACK_RIGHT, OTHER)
                .turn(A, "9.9")
                .fight()
                .trait(A, Circle.BACK_LEFT, trait);
    }

    private static String cont(String effect) {
        return "{'cont': {'in': 'rc', 'effects': {" + effect + "}}}";
    }

    @Test
    @Rule(jp = "11.11.1.7")
    void eachEffectRaisesByItsAmount() {
        assertEquals(1 + 2 + 3, value("'gets': {'drive': 2}", "'gets': {'drive': 3, 'of': 'rear guards'}", Trait.DRIVE));
        assertEquals(
                5000 + 5000 + 10000,
                value("'gets': {'shield': 5000}", "'gets': {'shield': 10000, 'of': 'rear guards'}", Trait.SHIELD));
        assertEquals(1 + 1 + 2, value("'gets': {'grade': 1}", "'gets': {'grade': 2, 'of': 'rear guards'}", Trait.GRADE));
    }

    @Test
    @Rule(jp = {"11.11.1.9", "11.11.2"})
    void whatIsAlwaysTheSameIsNotRaised() {
        assertEquals(
                2, value("'becomes': {'critical': 2}", "'gets': {'critical': 3, 'of': 'rear guards'}", Trait.CRITICAL));
        assertEquals(2, value("'becomes': {'drive': 2}", "'gets': {'drive': 3, 'of': 'rear guards'}", Trait.DRIVE));
        assertEquals(
                20000,
                value("'becomes': {'shield': 20000}", "'gets': {'shield': 5000, 'of': 'rear guards'}", Trait.SHIELD));
    }

    @Test
    @Rule(jp = {"11.11.3", "11.11.3.1"})
    void whatIsFixedToTheNumberOfAnotherWaitsForIt() {
        String follows = "'becomes': {'power': {'sum': {'what': 'power', 'of': {'rear guards': {'are': 'other'}}}}}";
        assertEquals(20000, value(follows, "'becomes': {'power': 20000}", Trait.POWER));
    }

    /** The one that came last decides, though the other one reads the power of a card: of one that stays as it is. */
    @Test
    @Rule(jp = {"11.11.3", "11.11.3.1"})
    void whatIsFixedToANumberThatStaysWaitsForNothing() {
        String follows = "'becomes': {'power': {'sum': {'what': 'power', 'of': 'this'}}, 'of': 'vanguard'}";
        String said = "'becomes': {'power': 5000, 'of': 'vanguard'}";
        assertEquals(5000, vanguard(follows, said));
        assertEquals(8000, vanguard(said, follows));
    }

    private static int vanguard(String text, String other) {
        return Table.empty(TextCards.rules(TextCards.card(TEXT, cont(text)), TextCards.card(OTHER, cont(other))))
                .unit(A, Circle.BACK_LEFT, TEXT)
                .unit(A, Circle.BACK_RIGHT, OTHER)
                .turn(A, "9.9")
                .fight()
                .trait(A, Circle.FRONT_CENTER, Trait.POWER);
    }
}
