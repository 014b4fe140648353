package io.github.cardfold.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.LinkKind;
import io.github.cardfold.kernel.position.Mark;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Links and marks are laid out and compared in scenario files. */
class LinksInScenariosTest {
    private static final ScenarioRules RULES = ScenarioRules.standard()
            .with(Additions.of(builder -> builder.linkKinds(new LinkKind("tie")).lasting(new Mark("world"))));

    private static ScenarioReport run(String links, String marks, String end) {
        String file = """
                {"version": 3, "name": "ties", "start": "9.9", "table": {
                  "A": {"front left": "knight", "hand": "squire"}, "B": {"hand": ["cadet", "squire"]},
                  "links": [%s], "lasting": [%s]},
                 "play": [{"do": "A call squire from hand"}, {"do": "A pick front left"}],
                 "end": %s}""".formatted(links, marks, end);
        return Scenarios.run(Array.of(new ScenarioFile("f.json", file)), RULES);
    }

    @Test
    void theyAreLaidOutAndHold() {
        ScenarioReport report = run("""
                {"kind": "tie", "from": "A vanguard", "to": "B hand:1", "name": "gift"},
                {"kind": "tie", "from": "place A front left", "to": "B"},
                {"kind": "tie", "from": "A front left", "to": "A vanguard"}""", """
                {"kind": "world", "master": "A", "number": 2, "on": ["B"], "duration": "game"},
                {"kind": "world", "master": "A", "on": ["place A front left"], "duration": "game"}""", """
                {"links": ["tie from A vanguard to B hand:1 named gift", "tie from place A front left to B"],
                 "lasting": ["world 2 of A on B until end of game",
                             "world of A on place A front left until end of game"],
                 "events": [["move A front left", "unlink tie"]],
                 "view A": {"links": ["tie from A vanguard to a card of B hand named gift",
                                      "tie from place A front left to B"]},
                 "view B": {"links": ["tie from A vanguard to B hand:1 named gift",
                                      "tie from place A front left to B"]}}""");
        assertEquals(1, report.passed(), report::text);
        ScenarioReport wrong = run("", "", "{\"links\": [\"tie from A to B\"]}");
        assertEquals(0, wrong.passed());
        assertTrue(wrong.text().contains("$.end.links"), wrong::text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "$.table.links[0].kind | '{\"kind\": \"knot\", \"from\": \"A\", \"to\": \"B\"}' | ''",
                "$.table.links[0].from | '{\"kind\": \"tie\", \"from\": \"C\", \"to\": \"B\"}' | ''",
                "$.table.links[0].to | '{\"kind\": \"tie\", \"from\": \"A\", \"to\": \"A soul:0\"}' | ''",
                "$.table.links[0].to | '{\"kind\": \"tie\", \"from\": \"A\", \"to\": \"place A shed\"}' | ''",
                "$.table.links[0].length | '{\"kind\": \"tie\", \"from\": \"A\", \"to\": \"B\", \"length\": 3}' | ''",
                "$.table.lasting[0].on[1] | '' | '{\"kind\": \"world\", \"master\": \"A\", \"on\": [\"B\", \"A\"],"
                        + " \"duration\": \"game\"}'"
            })
    void whatIsNoneIsRefusedWithItsPath(String path, String links, String marks) {
        ScenarioReport report = run(links, marks, "{}");
        assertEquals(0, report.passed());
        assertTrue(report.text().contains(path + "\n") || report.text().contains(path + ":"), report::text);
    }

    private static ScenarioReport legion(String start, String play, String end) {
        String file = """
                {"version": 3, "name": "legion", "start": %s, "table": {
                  "A": {"vanguard": ["champion rest", "knight rest"]}, "B": {"vanguard": "champion", "hand": "squire"},
                  "links": [{"kind": "legion", "from": "A vanguard:0", "to": "A vanguard:1"}]},
                 "play": [%s],
                 "end": %s}""".formatted(start, play, end);
        return Scenarios.run(Array.of(new ScenarioFile("f.json", file)), RULES);
    }

    private static final String BATTLE = """
            {"at": "10.5.1.2.1", "battle": {"attacker": "A vanguard:0", "partners": "A vanguard:1",
             "attacked": "B vanguard"}}""";

    /** Two vanguards that are linked stay, and a battle in which both attack has the power of both. */
    @Test
    @Rule(jp = {"6.4.3", "10.4.1.12.1", "13.3.3"})
    void aLegionAndItsAttackAreLaidOutAndHold() {
        String battle = """
                {"attacker": "A vanguard:0", "partners": "A vanguard:1", "attacked": "B vanguard"}""";
        String end = """
                {"zones": {"A vanguard": ["champion rest", "knight rest"]}, "battle": %s,
                 "power": {"A vanguard:0": 23000, "A vanguard:1": 10000},
                 "links": ["legion from A vanguard:0 to A vanguard:1"],
                 "view B": {"battle": %s, "links": ["legion from A vanguard:0 to A vanguard:1"]}}""".formatted(battle, battle);
        ScenarioReport report = legion(BATTLE, "", end);
        assertEquals(1, report.passed(), report::text);
        ScenarioReport wrong = legion(BATTLE, "", "{\"battle\": {\"partners\": \"A vanguard:0\"}}");
        assertEquals(0, wrong.passed());
        assertTrue(wrong.text().contains("$.end.battle.partners"), wrong::text);
    }

    /** A partner is a unit on a circle. */
    @Test
    void aPartnerThatIsNoUnitOnACircleIsRefused() {
        String start = BATTLE.replace("\"partners\": \"A vanguard:1\"", "\"partners\": \"B hand:0\"");
        ScenarioReport report = legion(start, "", "{}");
        assertEquals(0, report.passed());
        assertTrue(report.text().contains("$.start.battle.partners"), report::text);
    }
}
