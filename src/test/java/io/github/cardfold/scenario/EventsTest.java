package io.github.cardfold.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.data.Data;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.LinkKind;
import io.github.cardfold.kernel.table.QueueKind;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What a scenario can say of the things that happen. */
class EventsTest {
    private static final Rules RULES = Cardfight.rules();

    /** Events of the kinds that need more than a seat, as the notation writes them. */
    private static final Map<String, String> LINES = HashMap.of(
                    "move", "move A front left:0 -> A drop zone",
                    "turn", "turn A front left:0 rest",
                    "face", "face A damage zone:0 down",
                    "count", "count A energy +3",
                    "shuffle", "shuffle A deck",
                    "look", "look of A on A hand:0 [from: A hand, to: A hand]",
                    "begin", "begin power 5000 of A on A front left:0 until end of turn",
                    "expire", "expire until end of turn")
            .merge(HashMap.of(
                    "queue", "queue errand 7.6.3 of A on A front left:0, B vanguard:0 with 2",
                    "unqueue", "unqueue errand 7.6.3 of A",
                    "enter standby", "enter standby of A \"7.6.3\"",
                    "leave standby", "leave standby",
                    "lose", "lose A 13.2.2",
                    "random", "random 2"))
            .merge(HashMap.of("link", "link tie A -> B", "unlink", "unlink tie A -> B"))
            .merge(HashMap.of(
                    "create", "create squire of B -> A hand",
                    "erase", "erase A front left:0",
                    "exchange", "exchange A front left:0 into squire"))
            .merge(HashMap.of(
                    "add place",
                    "add place of A [adds: {place: A far left, zone: circle, circle: true, row: 0, column: -1}]",
                    "remove place",
                    "remove place [to: A back left]",
                    "change place",
                    "change place 16 \"gains\" [to: A back left]"));

    /** Nothing takes from it. */
    private static final QueueKind ERRANDS = new QueueKind("errand", QueueKind.Next.LAST, QueueKind.Unwound.KEPT);

    private static final ScenarioRules TYING = ScenarioRules.standard()
            .with(Additions.of(builder ->
                    builder.linkKinds(new LinkKind("tie")).queues(ERRANDS).events(EventKind.fact("queue jumped"))));

    private static String scenario(String first, String expectations) {
        return """
                {"version": 3, "name": "x", "start": "9.9", "seed": 1,
                 "table": {"unchecked": true,
                           "A": {"front left": "knight", "front right": "squire", "damage zone": "cadet", "hand": "squire"}%s},
                 "first": %s, "begin": %s}""".formatted(waiting(first), first, expectations);
    }

    /** What is taken up or leaves standby waits there before. */
    private static String waiting(String first) {
        if (first.contains("unqueue")) {
            return ", \"queues\": [{\"queue\": \"errand\", \"procedure\": \"7.6.3\", \"seat\": \"A\"}]";
        }
        if (first.contains("unlink")) {
            return ", \"links\": [{\"kind\": \"tie\", \"from\": \"A\", \"to\": \"B\"}]";
        }
        return first.contains("standby") ? ", \"standby\": [{\"procedure\": \"7.6.3\", \"master\": \"A\"}]" : "";
    }

    private static ScenarioReport run(String first, String expectations) {
        return Scenarios.run(Array.of(new ScenarioFile("x", scenario(first, expectations))), TYING);
    }

    @TestFactory
    Stream<DynamicTest> everyKindOfEventCanBeAsserted() {
        return RULES.eventKindNames()
                .map(kind -> DynamicTest.dynamicTest(kind, () -> {
                    String quoted = Data.text(kind).toString();
                    String line = LINES.getOrElse(kind, plain(kind) + " of A");
                    String first =
                            Data.items(java.util.List.of(Data.text(line))).toString();
                    ScenarioReport happened = run(first, "{\"events\": [%s]}".formatted(quoted));
                    assertEquals(1, happened.passed(), happened::text);
                    ScenarioReport did = run("[]", "{\"counts\": {%s: 40}}".formatted(quoted));
                    assertEquals(1, did.failed(), did::text);
                }))
                .toJavaStream();
    }

    /** A name with a word of the notation's own in it stands in quotes there. */
    private static String plain(String kind) {
        return kind.contains(" on") ? Data.text(kind).toString() : kind;
    }

    @Test
    void aNameMayStandInQuotesAndBeFollowedByMore() {
        String first = "[\"\\\"end phase goes on\\\" of A 3\"]";
        for (String words : Array.of(
                "end phase goes on",
                "\\\"end phase goes on\\\"",
                "end phase goes on of A",
                "end phase goes on of A 3")) {
            ScenarioReport report = run(first, "{\"counts\": {\"%s\": 1}}".formatted(words));
            assertEquals(1, report.passed(), report::text);
        }
        assertEquals(
                1, run(first, "{\"counts\": {\"end phase goes on of B\": 0}}").passed());
    }

    @Test
    void theFirstWordsOfOneKindAreNotTheNameOfAnother() {
        ScenarioReport report = run("[\"queue jumped of A\"]", "{\"counts\": {\"queue\": 0, \"queue jumped\": 1}}");
        assertEquals(1, report.passed(), report::text);
    }

    @Test
    void whatHappensTogetherIsToldFromWhatHappensOneAfterTheOther() {
        String left = "\"move A front left:0 -> A drop zone\"";
        String right = "\"move A front right:0 -> A drop zone\"";
        String leftGoes = "\"move A front left -> A drop zone\"";
        String rightGoes = "\"move A front right -> A drop zone\"";
        String together = "[[%s, %s]]".formatted(left, right);
        String apart = "[%s, %s]".formatted(left, right);
        String asTogether = "{\"events\": [[%s, %s]]}".formatted(rightGoes, leftGoes);
        String asApart = "{\"events\": [%s, %s]}".formatted(leftGoes, rightGoes);
        assertEquals(
                1,
                run(together, asTogether).passed(),
                () -> run(together, asTogether).text());
        assertEquals(1, run(together, asApart).failed());
        assertEquals(1, run(apart, asApart).passed(), () -> run(apart, asApart).text());
        assertEquals(1, run(apart, asTogether).failed());
        String twice = "{\"events\": [[%s, %s]]}".formatted(leftGoes, "\"move A front left\"");
        assertEquals(1, run(together, twice).failed());
    }

    @Test
    void oneEventAloneHappensTogetherWithNothing() {
        for (String list : Array.of("[]", "[\"hit\"]")) {
            ScenarioException e = assertThrows(
                    ScenarioException.class,
                    () -> Scenario.read("x", scenario("[]", "{\"events\": [%s]}".formatted(list))));
            assertEquals("$.begin.events[0]", e.path());
        }
        ScenarioException e = assertThrows(
                ScenarioException.class,
                () -> Scenario.read("x", scenario("[]", "{\"view A\": {\"events\": [[\"hit\", \"hit\"]]}}")));
        assertEquals("$.begin[\"view A\"].events[0]", e.path());
    }

    @Test
    void battlesCanBeCounted() {
        String text = """
                {"version": 3, "name": "x", "start": "9.10",
                 "table": {"A": {"front left": "knight", "front right": "knight"}},
                 "play": [{"do": ["A yes", "A pick front left", "A yes", "A pick vanguard"],
                           "then": {"counts": {"attacked": 2, "battle ended": 2}}}],
                 "end": {"asked": "A 10.3.1.3"}}""";
        ScenarioReport report = Scenarios.run(Array.of(new ScenarioFile("x", text)));
        assertEquals(1, report.passed(), report::text);
    }
}
