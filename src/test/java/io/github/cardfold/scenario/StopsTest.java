package io.github.cardfold.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Looking at the game between two questions. */
class StopsTest {
    private static String play(String then) {
        return """
                {"version": 3, "name": "x", "start": "9.10", "table": {"A": {"front left": "knight rest", "vanguard": "knight"}},
                 "play": [{"do": "A yes", "then": %s}]}""".formatted(then);
    }

    private static ScenarioReport run(String then) {
        return Scenarios.run(Array.of(new ScenarioFile("f.json", play(then))));
    }

    private static void passes(String then) {
        ScenarioReport report = run(then);
        assertEquals(1, report.passed(), report::text);
    }

    @Test
    void aMomentIsJustBeforeTheStepIsCarriedOut() {
        passes("""
                [{"at": "10.6.1.2.2", "zones": {"A trigger zone": []}, "counts": {"drive checked": 0}},
                 {"at": "10.7.1.6", "counts": {"drive checked": 1, "hit": 0, "did not hit": 0},
                  "power": {"A vanguard": 10000}, "asked": "nobody", "legal": [], "moment": "10.7", "turn": "A 3"},
                 {"counts": {"did not hit": 1}, "turn": "B 4"}]""");
    }

    @Test
    void whatDoesNotHoldIsToldWithWhatHadHappenedByThen() {
        ScenarioReport report = run("[{\"at\": \"10.7.1.6\", \"counts\": {\"drive checked\": 2}}, {}]");
        assertEquals(
                Array.of("$.play[0].then[0].counts[\"drive checked\"]"),
                report.verdicts().head().failures().map(Failure::path));
        Failure failure = report.verdicts().head().failures().head();
        assertTrue(failure.diff().contains("drive checked"), failure::diff);
        assertTrue(!failure.diff().contains("did not hit"), failure::diff);
    }

    @Test
    void momentsComeOneAfterTheOther() {
        assertEquals(
                Array.of("$.play[0].then[1].at"),
                run("[{\"at\": \"10.7.1.6\"}, {\"at\": \"10.6.1.2.2\"}, {}]")
                        .verdicts()
                        .head()
                        .failures()
                        .map(Failure::path));
        passes("[{\"at\": \"10.5 10.5.1.2.1\"}, {\"at\": \"10.7.1.6\"}, {\"at\": \"10.8.1.2\"}]");
    }

    @Test
    void theSameLabelAgainIsTheNextTime() {
        passes("""
                [{"at": "9.2", "turn": "B 4"}, {"asked": "B 9.7.2"}]""");
        assertEquals(1, run("[{\"at\": \"9.2\"}, {\"at\": \"9.2\"}, {}]").failed());
    }

    @Test
    void aQuestionThatIsAnsweredWithoutAskingCanBeSeen() {
        passes("{\"at\": \"10.5.1.2.1\", \"asked\": \"B 10.5.1.2.1\", \"purpose\": \"guard\", \"legal\": [\"pass\"]}");
    }

    @Test
    void whatIsNoLabelIsRefused() {
        for (String at : Array.of("99.1", "commit", "change commit", "10.5 9.9")) {
            ScenarioException e = assertThrows(
                    ScenarioException.class, () -> Scenario.read("f.json", play("[{\"at\": \"" + at + "\"}]")));
            assertEquals("$.play[0].then[0].at", e.path());
        }
        ScenarioException e =
                assertThrows(ScenarioException.class, () -> Scenario.read("f.json", play("[{}, {\"at\": \"9.9\"}]")));
        assertEquals("$.play[0].then[0]", e.path());
    }

    @Test
    void lookingChangesNothing() {
        String all =
                "[{\"at\": \"10.5.1.2.1\", \"legal\": [\"pass\"], \"view B\": {\"turn\": \"A 3\"}}, {\"turn\": \"A 9\"}]";
        String none = "{\"turn\": \"A 9\"}";
        assertEquals(
                run(none).verdicts().head().failures().map(Failure::diff),
                run(all).verdicts().head().failures().map(Failure::diff));
    }
}
