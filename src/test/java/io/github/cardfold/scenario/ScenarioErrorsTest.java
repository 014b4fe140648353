package io.github.cardfold.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is no scenario is refused before anything is played, with the place and a reason. */
class ScenarioErrorsTest {
    private static String with(String fields) {
        return "{\"version\": 3, \"name\": \"x\", " + fields + ", \"begin\": {\"moment\": \"9.9\"}}";
    }

    private static String table(String table) {
        return with("\"table\": " + table + ", \"start\": \"9.9\"");
    }

    private static String start(String start) {
        return with("\"table\": {\"A\": {\"front left\": \"knight rest\"}}, \"start\": " + start);
    }

    private static String begin(String begin) {
        return "{\"version\": 3, \"name\": \"x\", \"start\": \"9.9\", \"begin\": " + begin + "}";
    }

    private static String play(String step) {
        return "{\"version\": 3, \"name\": \"x\", \"start\": \"9.9\", \"play\": [" + step + "]}";
    }

    /** Wrong in a way that a schema sees too. */
    static Stream<Arguments> shapes() {
        return Stream.of(
                Arguments.of("$.name", "{\"version\": 3, \"start\": \"9.9\"}"),
                Arguments.of("$.version", "{\"name\": \"x\", \"start\": \"9.9\"}"),
                Arguments.of("$.name", "{\"version\": 3, \"name\": \" \", \"start\": \"9.9\"}"),
                Arguments.of("$.colour", with("\"start\": \"9.9\", \"colour\": 1")),
                Arguments.of("$.version", "{\"version\": 7, \"name\": \"x\", \"start\": \"9.9\"}"),
                Arguments.of("$.format", with("\"start\": \"9.9\", \"format\": \"cardfold state\"")),
                Arguments.of("$.start", with("\"note\": \"\"")),
                Arguments.of("$.rules.de", with("\"start\": \"9.9\", \"rules\": {\"de\": []}")),
                Arguments.of("$.cards[0].grade", with("\"start\": \"9.9\", \"cards\": [{\"id\": \"x\"}]")),
                Arguments.of(
                        "$.cards[0].colour",
                        with("\"start\": \"9.9\", \"cards\": [{\"id\": \"x\", \"grade\": 1, \"colour\": 1}]")),
                Arguments.of("$.table.colour", table("{\"colour\": 1}")),
                Arguments.of("$.table.A.hand[0]", table("{\"A\": {\"hand\": [1]}}")),
                Arguments.of("$.table.A.hand", table("{\"A\": {\"hand\": \"squire sideways\"}}")),
                Arguments.of(
                        "$.table.A.deck.content",
                        table("{\"A\": {\"deck\": {\"pool\": [\"squire\"], \"content\": \"BA\"}}}")),
                Arguments.of(
                        "$.table.A.circles[0].row",
                        table(
                                "{\"A\": {\"circles\": [{\"name\": \"x\", \"row\": \"side\", \"column\": 1, \"attributes\": []}]}}")),
                Arguments.of("$.start.turn", start("{\"at\": \"9.9\", \"turn\": 0}")),
                Arguments.of("$.start.fighter", start("{\"at\": \"9.9\", \"fighter\": \"C\"}")),
                Arguments.of("$.start.battle.attacker", start("{\"at\": \"10.5\", \"battle\": {}}")),
                Arguments.of("$.start[0].procedure", start("[{\"at\": \"9.9\"}]")),
                Arguments.of("$.play[0]", play("{\"then\": {}}")),
                Arguments.of("$.play[0]", play("{\"do\": \"A pass\", \"refused\": \"A pass\"}")),
                Arguments.of("$.play[0].because", play("{\"do\": \"A pass\", \"because\": {}}")),
                Arguments.of(
                        "$.play[0].because.reason",
                        play("{\"refused\": \"B pass\", \"because\": {\"reason\": \"no\"}}")),
                Arguments.of("$.play[0].do", play("{\"do\": {}}")),
                Arguments.of("$.play[0].do[0]", play("{\"do\": [5]}")),
                Arguments.of("$.play[0].refused", play("{\"refused\": {}}")),
                Arguments.of("$.play[0].until", play("{\"until\": 5}")),
                Arguments.of("$.play[0].chance[0]", play("{\"do\": \"A pass\", \"chance\": [{}]}")),
                Arguments.of("$.play[0].then[0]", play("{\"do\": \"A pass\", \"then\": [5]}")),
                Arguments.of("$.play[0].then[0].at", play("{\"do\": \"A pass\", \"then\": [{\"at\": 9}]}")),
                Arguments.of("$.begin.at", begin("{\"at\": \"9.9\"}")),
                Arguments.of("$.begin.events[0]", begin("{\"events\": [[\"hit\"]]}")),
                Arguments.of("$.pack", with("\"start\": \"9.9\", \"pack\": []")),
                Arguments.of("$.pack[0]", with("\"start\": \"9.9\", \"pack\": [5]")),
                Arguments.of("$.variants", with("\"start\": \"9.9\", \"variants\": []")),
                Arguments.of("$.variants[0].name", with("\"start\": \"9.9\", \"variants\": [{}]")),
                Arguments.of("$.begin.colour", begin("{\"colour\": 1}")),
                Arguments.of("$.begin[\"view A\"].colour", begin("{\"view A\": {\"colour\": 1}}")),
                Arguments.of("$.begin.power[\"A vanguard\"]", begin("{\"power\": {\"A vanguard\": \"much\"}}")));
    }

    /** Wrong in a way that only the rules know. */
    static Stream<Arguments> meanings() {
        return Stream.of(
                Arguments.of("$.rules.jp[0]", with("\"start\": \"9.9\", \"rules\": {\"jp\": [\"99.1\"]}")),
                Arguments.of("$.ruleset", with("\"start\": \"9.9\", \"ruleset\": \"CHESS\"")),
                Arguments.of("$.pack", with("\"start\": \"9.9\", \"pack\": \"cats\"")),
                Arguments.of("$.cards[0]", with("\"start\": \"9.9\", \"cards\": [{\"id\": \"squire\", \"grade\": 1}]")),
                Arguments.of(
                        "$.cards[0]",
                        with(
                                "\"start\": \"9.9\", \"cards\": [{\"id\": \"x\", \"grade\": 1, \"trigger power\": 5000}]")),
                Arguments.of(
                        "$.cards[0]",
                        with(
                                "\"start\": \"9.9\", \"cards\": [{\"id\": \"x\", \"grade\": 0, \"trigger\": \"over\", \"trigger power\": 5000}]")),
                Arguments.of("$.table.A.pocket", table("{\"A\": {\"pocket\": \"squire\"}}")),
                Arguments.of("$.table.A.hand", table("{\"A\": {\"hand\": \"cat\"}}")),
                Arguments.of("$.table.A.numbers.luck", table("{\"A\": {\"numbers\": {\"luck\": 1}}}")),
                Arguments.of("$.table.A.numbers.energy", table("{\"A\": {\"numbers\": {\"energy\": -1}}}")),
                Arguments.of("$.table.A.deck", table("{\"A\": {\"deck\": \"squire rest\"}}")),
                Arguments.of("$.table.A.hand[1]", table("{\"A\": {\"hand\": [\"squire\", {\"pool\": [\"squire\"]}]}}")),
                Arguments.of("$.table.A[\"drop zone\"]", table("{\"A\": {\"drop zone\": {\"pool\": [\"squire\"]}}}")),
                Arguments.of("$.table.A[\"drop zone\"]", table("{\"A\": {\"drop zone\": \"squire seen A\"}}")),
                Arguments.of(
                        "$.start",
                        table("{\"A\": {\"hand\": {\"pool\": [\"squire\"], \"known\": {\"B\": [\"knight\"]}}}}")),
                Arguments.of(
                        "$.table.A.hand.known.A[0]",
                        table("{\"A\": {\"hand\": {\"pool\": [\"squire\"], \"known\": {\"A\": [\"squire\"]}}}}")),
                Arguments.of("$.table", table("{\"A\": {\"hand\": \"squire of B\"}}")),
                Arguments.of("$.table", table("{\"A\": {\"soul\": \"squire rest\"}}")),
                Arguments.of(
                        "$.table.lasting[0].duration",
                        table("{\"lasting\": [{\"kind\": \"power\", \"master\": \"A\", \"duration\": \"week\"}]}")),
                Arguments.of(
                        "$.table.lasting[0].kind",
                        table("{\"lasting\": [{\"kind\": \"gloom\", \"master\": \"A\", \"duration\": \"turn\"}]}")),
                Arguments.of(
                        "$.table.lasting[0].on[0]",
                        table(
                                "{\"lasting\": [{\"kind\": \"power\", \"on\": [\"A front left\"], \"master\": \"A\", \"duration\": \"turn\"}]}")),
                Arguments.of(
                        "$.table.standby[0].procedure",
                        table("{\"standby\": [{\"procedure\": \"sleep\", \"master\": \"A\"}]}")),
                Arguments.of("$.start", start("\"99.9\"")),
                Arguments.of(
                        "$.start.battle", start("{\"at\": \"9.9\", \"battle\": {\"attacker\": \"A front left\"}}")),
                Arguments.of(
                        "$.start.battle.attacker",
                        start("{\"at\": \"10.5\", \"battle\": {\"attacker\": \"A back left\"}}")),
                Arguments.of(
                        "$.start.battle.guards[\"A front left\"]",
                        start(
                                "{\"at\": \"10.5\", \"battle\": {\"attacker\": \"A front left\", \"attacked\": \"B vanguard\", \"guards\": {\"A front left\": \"B vanguard\"}}}")),
                Arguments.of(
                        "$.start.battle.guards[\"B keep\"]",
                        with(
                                "\"table\": {\"A\": {\"front left\": \"knight rest\"}, \"B\": {\"circles\": [{\"name\": \"keep\", \"row\":"
                                        + " \"back\", \"column\": 3, \"attributes\": [\"guardian\"]}], \"keep\": \"cadet rest\"}}, \"start\":"
                                        + " {\"at\": \"10.5\", \"battle\": {\"attacker\": \"A front left\", \"attacked\": \"B vanguard\","
                                        + " \"guards\": {\"B keep\": \"B vanguard\"}}}")),
                Arguments.of(
                        "$.start.battle.hit",
                        start(
                                "{\"at\": \"10.8\", \"battle\": {\"attacker\": \"A front left\", \"attacked\": \"B vanguard\", \"hit\": \"A vanguard\"}}")),
                Arguments.of(
                        "$.start.locals[\"9.9\"].colour",
                        start("{\"at\": \"9.9.2\", \"locals\": {\"9.9\": {\"colour\": 1}}}")),
                Arguments.of("$.start.locals[\"10.5\"]", start("{\"at\": \"9.9.2\", \"locals\": {\"10.5\": {}}}")),
                Arguments.of("$.start", start("[{\"procedure\": \"10.2\", \"at\": \"10.4\"}]")),
                Arguments.of("$.first[0]", with("\"start\": \"9.9\", \"first\": [\"move A hand:7 -> A drop zone\"]")),
                Arguments.of("$.begin.zones[\"A pocket\"]", begin("{\"zones\": {\"A pocket\": []}}")),
                Arguments.of("$.begin.zones[\"A hand\"]", begin("{\"zones\": {\"A hand\": \"cat\"}}")),
                Arguments.of("$.begin.counts[\"persona ride\"]", begin("{\"counts\": {\"persona ride\": 0}}")),
                Arguments.of("$.begin.asked", begin("{\"asked\": \"A 9.9.3\"}")),
                Arguments.of("$.begin.asked", begin("{\"asked\": \"A\"}")),
                Arguments.of("$.begin.asked", begin("{\"asked\": \"C 9.9.2\"}")),
                Arguments.of("$.begin.purpose", begin("{\"purpose\": \"main phrase\"}")),
                Arguments.of("$.play[0].until", play("{\"until\": \"B 10.5\"}")),
                Arguments.of("$.play[0].then.at", play("{\"do\": \"A pass\", \"then\": {\"at\": \"10.99\"}}")),
                Arguments.of("$.play[0]", play("{\"refused\": \"B pass\", \"then\": [{\"at\": \"9.9\"}, {}]}")),
                Arguments.of("$", "{\"version\": 3, \"name\": \"x\", \"start\": \"9.9\"}"),
                Arguments.of("$.name", "{\"version\": 3, \"name\": \"x\" \"start\": \"9.9\"}"));
    }

    @ParameterizedTest
    @MethodSource({"shapes", "meanings"})
    void whatIsWrongIsNamedWithItsPath(String path, String text) {
        ScenarioException e = assertThrows(ScenarioException.class, () -> Scenario.read("some.json", text));
        assertEquals(path, e.path(), e.getMessage());
        assertTrue(e.getMessage().startsWith("some.json: " + path), e.getMessage());
    }

    @Test
    void anIdThatIsNoneIsToldHowIdsAreWritten() {
        String hand = table("{\"A\": {\"hand\": \"Squire\"}}");
        String cards = with("\"start\": \"9.9\", \"cards\": [{\"id\": \"Old_Owl\", \"grade\": 1}]");
        for (String text : new String[] {hand, cards}) {
            ScenarioException e = assertThrows(ScenarioException.class, () -> Scenario.read("some.json", text));
            assertTrue(e.getMessage().contains("lower") && e.getMessage().contains("hyphens"), e.getMessage());
        }
    }

    @Test
    void aRunCountsWhatCannotBeReadAsFailed() {
        ScenarioReport report = Scenarios.run(io.vavr.collection.Array.of(new ScenarioFile("some.json", "{}")));
        assertEquals(1, report.failed());
        assertTrue(report.text().endsWith("\n0 passed, 1 failed\n"), report.text());
    }
}
