package io.github.cardfold.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Document;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Several scenarios in one file, which share what stands above them. */
class VariantsTest {
    private static String file(String variants) {
        return """
                {"version": 3, "name": "riding", "rules": {"jp": ["6.3.8"]}, "start": "9.6",
                 "table": {"A": {"hand": ["rival", "knight"], "soul": "cadet"}},
                 "play": [{"do": "A ride rival from hand"}],
                 "end": {"zones": {"A soul": ["champion", "cadet"]}},
                 "variants": [%s]}""".formatted(variants);
    }

    private static ScenarioReport run(String variants) {
        return Scenarios.run(Array.of(new ScenarioFile("f.json", file(variants))));
    }

    @Test
    void eachVariantIsReportedByItsOwnName() {
        ScenarioReport report = run("{\"name\": \"one\"}, {\"name\": \"two\", \"end\": {\"turn\": \"A 4\"}}");
        assertEquals(
                Array.of("riding: one", "riding: two"),
                report.verdicts().map(each -> each.scenario().get().name()));
        assertEquals(Array.of(true, false), report.verdicts().map(Verdict::isPassed));
        assertTrue(report.text().startsWith("FAILED f.json: riding: two\n  $.variants[1].end.turn\n"), report::text);
        assertTrue(report.text().endsWith("\n1 passed, 1 failed\n"), report::text);
    }

    @Test
    void aVariantReplacesFieldByFieldAtAnyDepth() {
        ScenarioReport report = run("""
                {"name": "with other cards in hand, and the same soul",
                 "table": {"A": {"hand": "heir"}, "B": {"hand": "squire"}},
                 "play": [{"do": "A ride heir from hand"}],
                 "rules": {"jp": ["9.6.1"]},
                 "end": {"zones": {"A vanguard": "heir", "B hand": "squire"}}}""");
        assertEquals(1, report.passed(), report::text);
        assertEquals(
                Array.of("9.6.1"), report.verdicts().head().scenario().get().sections(Document.JP));
    }

    @Test
    void aBrokenVariantDoesNotKeepTheOthersFromBeingRun() {
        ScenarioReport report = run("""
                {"name": "broken", "table": {"A": {"soul": "cat"}}},
                {"name": "broken elsewhere", "ruleset": 5},
                {"name": "fine"}""");
        assertEquals(Array.of(false, false, true), report.verdicts().map(Verdict::isPassed));
        assertEquals(
                Array.of("$.variants[0].table.A.soul", "$.variants[1].ruleset"),
                report.verdicts().flatMap(Verdict::failures).map(Failure::path));
    }

    @Test
    void whatIsWrongAboveIsToldWhereItStands() {
        ScenarioReport report = run("{\"name\": \"one\", \"table\": {\"A\": {\"drop zone\": \"cadet\"}}}");
        assertEquals(1, report.passed(), report::text);
        String broken = file("{\"name\": \"one\", \"table\": {\"A\": {\"drop zone\": \"cadet\"}}}")
                .replace("\"knight\"", "\"cat\"");
        ScenarioException e =
                assertThrows(ScenarioException.class, () -> Scenario.all(new ScenarioFile("f.json", broken)));
        assertEquals("$.table.A.hand[1]", e.path());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "$.variants | ",
                "$.variants[0] | 5",
                "$.variants[0].name | {}",
                "$.variants[0].name | {\"name\": \"\"}",
                "$.variants[1].name | {\"name\": \"a\"}, {\"name\": \"a\"}",
                "$.variants[0].variants | {\"name\": \"a\", \"variants\": []}",
                "$.variants[0].version | {\"name\": \"a\", \"version\": 3}",
                "$.variants[0].colour | {\"name\": \"a\", \"colour\": 5}",
            })
    void whatIsNoVariantIsRefused(String path, String variants) {
        String text = file(variants == null ? "" : variants);
        ScenarioException e =
                assertThrows(ScenarioException.class, () -> Scenario.all(new ScenarioFile("f.json", text)));
        assertEquals(path, e.path(), e::getMessage);
    }

    @Test
    void whoeverWantsOneScenarioIsTold() {
        String text = file("{\"name\": \"one\"}, {\"name\": \"two\"}");
        ScenarioException e = assertThrows(ScenarioException.class, () -> Scenario.read("f.json", text));
        assertEquals("$.variants", e.path());
    }
}
