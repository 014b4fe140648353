package io.github.cardfold.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.citation.Document;
import io.github.cardfold.kernel.Anatomy.Part;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A section that is carried out is tried, a clause is tried by a test that names it, and {@code sections.tsv} says of
 * what is otherwise why, and of nothing else.
 */
class SectionTableTest {
    @Test
    void theTableSaysWhatIsSoAndLeavesNothingOut() {
        var check = new TableCheck(SectionTable.read(), Encoded.all(), Tried.all(), EmptyStep.all());
        assertEquals("", check.complaints().mkString("\n"));
    }

    private static SectionTable table(String... rows) {
        return SectionTable.of(Array.of(rows).map(row -> "JP\t" + row.replaceAll(" *\\| *", "\t")));
    }

    private static Array<Citation> cited(String... sections) {
        return Array.of(sections).map(section -> Citation.of(Document.JP, section, "here"));
    }

    private static void assertComplaints(Array<String> complaints, Array<Citation> tried, String... rows) {
        var check = new TableCheck(table(rows), cited("1.2", "1.2.1", "1.3.1"), tried, Array.empty());
        assertEquals(complaints, check.complaints());
    }

    /** A title, though code bears its number, asks for nothing. */
    @Test
    void aRowThatCodeOrTestsDenyIsReported() {
        assertComplaints(
                Array.of(
                        "JP 1.2 (nothing to do) is to the report nothing to do: a title",
                        "JP 1.2.1 (not tried) is to the report done",
                        "JP 1.2.2 (no card) is not carried out",
                        "JP 1.2.3 (not tried) is to the report not begun",
                        "JP 1.2.4 (waits) is to the report follows",
                        "JP 1.2.5 (half waits) is to the report not begun",
                        "JP 1.3.1 (half waits) waits for JP 1.2, which is there",
                        "JP 1.3.1 (half waits) waits for JP 1.99, which is no section"),
                cited("1.2.1", "1.2.4", "1.3.1"),
                "1.2 | nothing to do | it says so",
                "1.2.1 | not tried | nobody has looked",
                "1.2.2 | no card | no text does it",
                "1.2.3 | not tried | nobody has looked",
                "1.2.4 | waits | 6.5",
                "1.2.5 | half waits | 6.5",
                "1.3.1 | half waits | 1.2, 6.5, 1.99");
    }

    @Test
    void aClauseIsDoneIfATestNamesIt() {
        assertComplaints(
                Array.of(
                        "JP 1.2.2#1 (not tried) is tried by a test",
                        "JP 1.2.2#2 (done) is tried by no test",
                        "JP 1.2.2#3 (waits) is a clause, which is done or not tried",
                        "JP 1.2.3 has not several clauses from 1 on: JP 1.2.3#1",
                        "JP 1.2.4 has not several clauses from 1 on: JP 1.2.4#1, JP 1.2.4#3"),
                cited("1.2.1", "1.2.2#1", "1.3.1"),
                "1.2.2#1 | not tried | the first of three",
                "1.2.2#2 | done | the second of three",
                "1.2.2#3 | waits | 6.5",
                "1.2.3#1 | not tried | the only one",
                "1.2.4#1 | not tried | the first of two",
                "1.2.4#3 | not tried | the second of two");
    }

    @Test
    void everyRowStandsOnceAndInItsPlaceAndSaysWhy() {
        assertComplaints(
                Array.of(
                        "JP 99.1 (waits) is no section of the document",
                        "JP 1.2.1 (done) has no reason",
                        "JP 1.2.1 (done) is to the report not tried",
                        "JP 1.2.4 stands after JP 1.2.4",
                        "JP 1.2.1 stands after JP 1.2.4",
                        "JP 1.2.1 is carried out, and no test tries it"),
                cited("1.3.1"),
                "99.1 | waits | 6.5",
                "1.2.4 | waits | 6.5",
                "1.2.4 | waits | 6.5",
                "1.2.1 | done | so it is");
    }

    @Test
    void whatIsLeftOutIsReported() {
        var check = new TableCheck(
                table("1.2.1 | not tried | nobody has looked", "1.2.3 | waits | 6.4, 6.5", "1.2.4 | waits | 6.5"),
                cited("1.2.1", "1.2.2", "1.3.1"),
                cited("1.2.2", "1.2.2#1"),
                Array.of(new Part("1.2", "1.2.3 one", "6.4", true), new Part("1.2", "1.2.4 two", "6.6", true))
                        .map(step -> new EmptyStep(Document.JP, step)));
        assertEquals(
                Array.of(
                        "JP 1.3.1 is carried out, and no test tries it",
                        "JP 1.2.2#1 is cited, but no clause",
                        "JP 1.2.4 two is an empty step that waits for 6.6"),
                check.complaints());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.2.1", "1.2.1 | waits", "1.2.1 | forgotten | 6.5", "1.2.1 | waits | 6.5 |"})
    void whatIsNoRowIsRefused(String row) {
        assertThrows(IllegalArgumentException.class, () -> table(row));
    }
}
