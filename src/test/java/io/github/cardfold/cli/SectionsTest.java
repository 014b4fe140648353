package io.github.cardfold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.vavr.control.Option;
import java.io.ByteArrayOutputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

class SectionsTest {
    private static final String HEADER = "document\tsection\tkind\tstate\tnote\tencoded\ttried\tsummary\n";

    private static String summary(Document document, String section) {
        return Ledger.of(document).find(section).get().summary();
    }

    /** Looks up sections with the help of an index that has these rows. */
    private static List<String> look(String rows, String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(out, new ByteArrayOutputStream(), Ansi.OFF);
        Option<RulesIndex> index = Option.some(RulesIndex.read(new StringReader(HEADER + rows)));
        assertEquals(Status.DONE, new CommandLine(new Sections(terminal, index)).execute(words));
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void aSectionIsShownWithItsHomesAndTests() {
        String six = summary(Document.JP, "13.2.2");
        assertEquals(
                List.of(
                        "JP 13.2.2, losing [done]",
                        "  " + six,
                        "  carried out in a#b",
                        "  carried out in c",
                        "  tried in t#u"),
                look("JP\t13.2.2\tlosing\tdone\t\ta#b; c\tt#u\t" + six + "\n", "13.2.2"));
    }

    @Test
    void whySomethingIsNotDoneIsSaid() {
        String end = summary(Document.JP, "9.11.3");
        assertEquals(
                "JP 9.11.3, procedure [waits: waits for 7.30]",
                look("JP\t9.11.3\tprocedure\twaits\twaits for 7.30\t\t\t" + end + "\n", "9.11.3.")
                        .get(0));
    }

    @Test
    void theSectionsBelowAreListed() {
        List<String> lines = look("", "10.6.1.2");
        assertTrue(lines.get(0).startsWith("JP 10.6.1.2, "), lines.get(0));
        assertEquals("  10.6.1.2.1  " + summary(Document.JP, "10.6.1.2.1"), lines.get(2));
        assertEquals(2 + 6, lines.size());
    }

    @Test
    void aChapterWithoutARowListsItsSections() {
        assertTrue(look("", "10").get(0).startsWith("  10.1"));
    }

    @Test
    void otherDocumentsAreLookedUpToo() {
        assertEquals(
                "  " + summary(Document.VW, "1"),
                look("", "--document", "VW", "1").get(1));
    }

    @Test
    void everyRowUnderANumberPrintedTwiceIsShown() {
        String twice = Ledger.of(Document.IT)
                .entries()
                .map(Ledger.Entry::section)
                .find(section -> Ledger.of(Document.IT).findAll(section).size() > 1)
                .get();
        long heads = look("", "--document", "IT", twice).stream()
                .filter(line -> line.startsWith("IT " + twice + ", "))
                .count();
        assertEquals(Ledger.of(Document.IT).findAll(twice).size(), heads);
    }

    @Test
    void aDamagedIndexIsNoticed() {
        StringReader damaged = new StringReader(HEADER + "JP\t1.1\n");
        assertThrows(IllegalStateException.class, () -> RulesIndex.read(damaged));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "10.6.1.9 | the JP document has no section '10.6.1.9'; in 10.6.1 there are 10.6.1.1, 10.6.1.2, 10.6.1.3,"
                        + " 10.6.1.4",
                "foo --document vw | the VW document has no section 'foo'; its chapters are 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,"
                        + " 12, 13, 14, 15, 16, 17, 18",
                "--document xx 1 | invalid value for option '--document': expected one of [JP, ID, IT, EN, VW]"
                        + " (case-insensitive) but was 'xx' (see cardfold rules --help)",
            })
    void whatIsNoSectionIsRefused(String words, String sentence) {
        assertEquals("cardfold: " + sentence, Shell.misused(("rules " + words).split(" ")));
    }

    @Test
    void aSectionMustBeNamed() {
        assertEquals("cardfold: SECTION is missing (see cardfold rules --help)", Shell.misused("rules"));
    }

    @Test
    void withoutAnIndexTheSummariesAreShown() {
        assertTrue(Shell.done("rules", "13.2.2").contains(summary(Document.JP, "13.2.2")));
    }
}
