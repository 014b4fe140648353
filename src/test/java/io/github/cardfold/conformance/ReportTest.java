package io.github.cardfold.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.github.cardfold.conformance.Standing.State;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportTest {
    private static Standing standing(String section) {
        return Standing.all()
                .find(each ->
                        each.document() == Document.JP && each.entry().section().equals(section))
                .get();
    }

    @Test
    void everySectionOfEveryDocumentHasItsRow() {
        int sections = Array.of(Document.values())
                .map(document -> Ledger.of(document).entries().size())
                .sum()
                .intValue();
        assertEquals(sections, Standing.all().size());
    }

    @Test
    void aLabelIsAHomeAndATestATrial() {
        var drive = standing("10.6.1.2.6");
        assertEquals(State.DONE, drive.state());
        assertEquals(Array.of("cardfight.battle.DriveStep#toHand", "10.6.1.2.6 in procedure 10.6"), drive.encoded());
        assertTrue(
                drive.tried().contains("cardfight.battle.DriveStepTest#aDriveCheckShowsTheTopCardAndAddsItToTheHand"));
    }

    @Test
    void aRuleActionIsAHome() {
        assertTrue(standing("13.10").encoded().contains("13.10 as rule action"));
    }

    @Test
    void anEmptyStepWaits() {
        assertEquals(State.WAITS, standing("9.11.4").state());
        assertEquals("waits for 17.4", standing("9.11.4").note());
    }

    @Test
    void whatNoCardReachesIsNotDone() {
        assertEquals(State.NO_CARD, standing("9.8.1").state());
        assertEquals(
                "no trigger of a text is the beginning of the stride step",
                standing("9.8.1").note());
        assertEquals(State.DONE, standing("10.7.1.6").state());
    }

    @Test
    void whatIsThereInPartWaitsForTheRest() {
        assertEquals(State.HALF, standing("4.9.2").state());
        assertEquals("waits for 7.41, 17.3", standing("4.9.2").note());
    }

    @Test
    void whatOtherEffectsMaySpeakOfIsTracked() {
        for (String section : List.of("14.25.1", "17.6.4.1", "17.15.1.1", "17.16.1.1", "17.16.4.1", "17.17.14")) {
            assertEquals(State.WAITS, standing(section).state(), section);
        }
        for (String section : List.of("11.5.2", "11.5.2.1", "11.5.2.2", "11.5.2.2.1", "11.10.4.1")) {
            assertEquals(State.OPEN, standing(section).state(), section);
        }
    }

    @Test
    void whatAsksNothingOfAProgramSaysWhy() {
        assertEquals("about cardboard", standing("17.2.1.1").note());
        assertEquals(State.NOTHING, standing("18.1.1.5").state());
    }

    @Test
    void aScenarioIsATrial(@TempDir Path directory) throws IOException {
        Path file = Files.createDirectories(directory.resolve("deep")).resolve("ride.json");
        Files.writeString(file, "{\"rules\": {\"jp\": [\"9.7.2\", \"6.3.3\"], \"vw\": [\"1.1\"]}}");
        assertEquals(
                Array.of("JP 9.7.2", "JP 6.3.3", "VW 1.1"),
                Tried.inScenarios(directory).map(Citation::key));
        assertEquals(Array.empty(), Tried.inScenarios(directory.resolve("nowhere")));
    }

    @Test
    void thePageAndTheIndexShowARow() {
        var entry = new Ledger.Entry("1.2.1", Ledger.Kind.LOSING, "A | B.");
        var report = new Report(
                Array.of(new Standing(Document.VW, entry, Array.of("here"), Array.of("t1", "t2"), State.DONE, "")));
        assertEquals(
                "document\tsection\tkind\tstate\tnote\tencoded\ttried\tsummary\n"
                        + "VW\t1.2.1\tlosing\tdone\t\there\tt1; t2\tA | B.\n",
                report.index());
        assertTrue(report.page().contains("\n| 1.2.1 | A \\| B. | done | here | t1<br>t2 |\n"));
        assertTrue(report.page().contains("\n| VW | 1 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 1 |\n"));
    }
}
