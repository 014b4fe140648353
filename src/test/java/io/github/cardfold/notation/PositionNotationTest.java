package io.github.cardfold.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Peek;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionNotationTest {
    private final State state = Table.empty()
            .deck(Seat.A, TestCards.GRADE_1, TestCards.GRADE_1, TestCards.GRADE_2)
            .hand(Seat.A, TestCards.GRADE_3)
            .resting(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_2)
            .unitOf(Seat.A, Seat.B, Circle.BACK_LEFT, TestCards.GRADE_0)
            .in(Seat.B, Zone.DROP, TestCards.GRADE_0, TestCards.GRADE_1)
            .number(FighterNumbers.ENERGY, Seat.B, 3)
            .turn(Seat.A, "9.9")
            .state();
    private final String text = Notation.position(state);

    private void says(String line) {
        assertTrue(text.contains("\n" + line + "\n"), () -> line + "\nin\n" + text);
    }

    @Test
    void placesSayWhatLiesThereAndHow() {
        says("  A hand: 1 cards [sight: owner]");
        says("    settled: grade-3 3#1 down [content: A]");
        says("  A deck: 3 cards [sight: nobody]");
        says("    loose: grade-1 0-1, grade-2 2 [content: A]");
        says("  A soul: -");
        says("  B drop zone: grade-0 6#4, grade-1 7#5");
        says("  B front left: grade-2 4#2 rest [zone: circle, circle: true, row: 0, column: 0, attributes: 2]");
        says("  B back left: grade-0 5#3 of A [zone: circle, circle: true, row: 1, column: 0, attributes: 2]");
    }

    @Test
    void whatElseThereIsStandsBesides() {
        assertTrue(text.startsWith(
                "cardfold position 2\nrules " + PositionText.hash(state.rules()) + "\nnow \"A is asked: "));
        says("numbers: {energy: {B: 3}}");
        says("natural: true");
        says("  procedure: 9.1, at: 9.10, locals: {turn fighter: A, turn: 3}");
    }

    @Test
    void aStateIsReadBackAndGoesOnAlike() {
        State read = Notation.readPosition(state.rules(), text);
        assertEquals(state, read);
        assertEquals(state.step(Action.pass(Seat.A)), read.step(Action.pass(Seat.A)));
        assertEquals(state, Notation.readPosition(state.rules(), text.stripTrailing()), "without the last line feed");
    }

    @Test
    void aStateWithSomethingInEveryPartIsReadBack() {
        State crowded = Peek.crowded();
        String written = Notation.position(crowded);
        assertEquals(crowded, Notation.readPosition(crowded.rules(), written), written);
        assertTrue(written.contains("known: {A: [bee, cog], B: [cog, cog]}"), written);
        assertTrue(written.contains("bee 90#40/12 rest down marked of C seen AC"), written);
    }

    @Test
    void aGameThatIsOverIsReadBack() {
        State over = state.step(Action.concede(Seat.A));
        assertEquals(over, Notation.readPosition(over.rules(), Notation.position(over)));
    }

    @Test
    void itIsReadUnderItsOwnRulesOnly() {
        NotationException refused =
                assertThrows(NotationException.class, () -> Notation.readPosition(Cardfight.rules(), text));
        assertEquals(2, refused.line());
        assertEquals("the rules it is read under, " + PositionText.hash(Cardfight.rules()), refused.expected());
    }

    /** Without a bound a short text could ask for any amount of memory. */
    @Test
    void aRunOfCardsHasABound() {
        String run = text.replace("grade-1 0-1", "grade-1 0-2000000000");
        NotationException refused =
                assertThrows(NotationException.class, () -> Notation.readPosition(state.rules(), run));
        assertEquals("a run of rising numbers of at most 1023 cards in a place and 20000 in all", refused.expected());
        String long1 = "x".repeat(2_000_000);
        assertThrows(NotationException.class, () -> Notation.readPosition(state.rules(), long1));
        String deep = text + "more: " + "[".repeat(100_000) + "\n";
        assertThrows(NotationException.class, () -> Notation.readPosition(state.rules(), deep));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "cardfold position 2 | cardfold position 0 | 1 | format 2, which this version of Cardfold reads",
                "cardfold position 2 | cardfold | 1 | \"cardfold position \"",
                "now \"A | now \"B | 3 | \"now \"A is asked",
                "seats: 2 | seats: 02 | 4 | a whole number without zeros before it",
                "seats: 2 | seats:  2 | 4 | a value, with single blanks",
                "seats: 2 | seats: 7 | 4 | a whole number from 2 to 6 at $.seats",
                "seats: 2 | seat: 2 | 1 | a value at $.seats",
                "A deck: 3 cards | A deck: 4 cards | 9 | the number of cards in the lines that follow, 3",
                "`    loose:` | loose: | 9 | the number of cards",
                "loose: grade-1 0-1, | loose: grade-1 0-1,, | 10 | the end of the line",
                "settled: grade-3 3#1 | settled: grade-9 3#1 | 11 | the id of a card in the catalogue at $.piles[1].things[0].definition",
                "`  A soul: -` | A soul: - | 15 | a value",
                "A soul: - | | 14 | the letter of a seat",
                "grade-2 4#2 rest | grade-2 4#2 rust | 47 | another of rest, down, marked at $.piles[35]",
            })
    void whatIsNoStateIsRefusedWithItsLine(String good, String wrong, int line, String expected) {
        assertTrue(text.contains(good), good);
        String bad = text.replace(good, wrong == null ? "" : wrong);
        NotationException refused =
                assertThrows(NotationException.class, () -> Notation.readPosition(state.rules(), bad));
        assertTrue(refused.expected().startsWith(expected), refused::getMessage);
        assertEquals(line, refused.line(), refused::getMessage);
    }
}
