package io.github.cardfold.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.data.Format;
import io.github.cardfold.scenario.ScenarioRules;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The proof finds what tests do not notice, be they of JUnit or scenario files, and nothing else. */
class CardProofTest {
    private static final Path TESTS = Path.of("src", "test", "java", "io", "github", "cardfold", "testkit");
    private static final String MORE = "idler: ability 1.act.then.draw is 3";
    private static final String ANYWHERE = "idler: ability 1.act.in left out";

    @TempDir
    private Path folder;

    private static CardProof proof() {
        return CardProof.of(ProvenCardsTest.CARDS).tests(TESTS);
    }

    @Test
    void whatTestsNoticeIsProven() {
        CardProofReport report = proof().report("digger");
        assertEquals(Array.empty(), report.survivors());
        assertTrue(report.tried() >= 3, report::text);
    }

    @Test
    void whatNoTestNoticesSurvives() {
        CardProofReport report = proof().report("idler");
        assertTrue(report.survivors().containsAll(Array.of(MORE, ANYWHERE)), report::text);
        assertFalse(report.isPassed());
    }

    @Test
    void whatIsAcceptedIsNoSurvivorAndWhatIsAcceptedInVainIsTold() {
        Array<String> survivors = proof().report("idler").survivors();
        CardProof accepting = proof().accepting(survivors.map(each -> each + ": an idler"));
        accepting.check();
        AssertionError error = assertThrows(
                AssertionError.class,
                () -> accepting.accepting(Array.of("digger: ability 1: never")).check());
        assertTrue(error.getMessage().contains("accepted in vain: digger: ability 1"), error::getMessage);
    }

    @Test
    void scenarioFilesAreTestsToo() throws IOException {
        Files.writeString(folder.resolve("idler.json"), """
                {"version": %d, "name": "an idler draws two", "pack": ["practice", "proven"], "start": "9.9", "seed": 1,
                 "table": {"A": {"front left": "idler"}}, "play": [{"do": "A activate idler on front left"}],
                 "end": {"zones": {"A hand": "2 squire"}}}
                """.formatted(Format.SCENARIO.number()));
        CardProofReport report = CardProof.of(ProvenCardsTest.CARDS)
                .scenarios(folder, cards -> ScenarioRules.standard().with(cards))
                .report("idler");
        assertFalse(report.survivors().contains(MORE), report::text);
        assertTrue(report.survivors().contains(ANYWHERE), report::text);
    }

    @Test
    void testsThatFailAnywayProveNothing() throws IOException {
        Files.writeString(folder.resolve("idler.json"), "{\"note\": \"idler\"}");
        CardProof broken = CardProof.of(ProvenCardsTest.CARDS)
                .scenarios(folder, cards -> ScenarioRules.standard().with(cards));
        assertEquals(
                "tests that name idler fail with the card as it is printed",
                assertThrows(IllegalStateException.class, broken::check).getMessage());
        assertEquals(
                "the pack has no card digger-2",
                assertThrows(IllegalArgumentException.class, () -> broken.report("digger-2"))
                        .getMessage());
    }
}
