package io.github.cardfold.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.Format;
import io.github.cardfold.kernel.State;
import io.github.cardfold.scenario.Scenario;
import io.github.cardfold.scenario.ScenarioFile;
import io.github.cardfold.scenario.ScenarioReport;
import io.github.cardfold.scenario.ScenarioRules;
import io.github.cardfold.scenario.Scenarios;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Plugins add events, costs, characteristics, circles, words and durations, which are told what they declare. */
class AddedRolesTest {
    private static final ScenarioRules RULES = ScenarioRules.standard().with(Docks.plugin());

    private static String file(String ability, String soul, String play, String end) {
        return """
                {"version": %d, "name": "docked", "start": "9.9", "seed": 7,
                 "cards": [{"id": "pilot", "grade": 1, "power": 8000, "abilities": [%s]}],
                 "table": {"A": {"front left": "pilot", "soul": %s, "numbers": {"energy": 3},
                                 "hand": ["knight", "squire"], "deck": ["cadet", "cadet", "cadet"]}},
                 "play": %s, "end": %s}""".formatted(Format.SCENARIO.number(), ability, soul, play, end);
    }

    private static String act(String rest) {
        return "{\"act\": {\"in\": \"rc\", " + rest + "}}";
    }

    private static final String ACTIVATE = "{\"do\": \"A activate pilot on front left\"}";

    private static void run(String ability, String soul, String more, String end) {
        ScenarioReport report = Scenarios.run(
                Array.of(new ScenarioFile("f.json", file(ability, soul, "[" + ACTIVATE + more + "]", end))), RULES);
        assertEquals(1, report.passed(), report::text);
    }

    /** The other fighter's soul and cards that go elsewhere are no cargo. */
    @Test
    void anEventOfAPluginNamesItsCards() {
        run(
                "{\"auto\": {\"in\": \"rc\", \"on\": \"loaded\", \"then\": {\"put\": {\"what\": \"$cargo\", \"to\": \"drop\"}}}},"
                        + act("\"then\": {\"stow\": {\"cards\": {\"in\": \"hand\", \"are\": {\"name\": \"Knight\"}}}}"),
                "[]",
                "",
                "{\"zones\": {\"A soul\": [], \"A drop zone\": [\"knight\"], \"A hand\": [\"squire\"]}}");
    }

    @Test
    void anActionOfAPluginIsACost() {
        run(
                act("\"cost\": {\"stow\": {\"some\": {\"cards\": \"hand\"}}}, \"then\": \"draw\""),
                "[]",
                ", {\"do\": \"A pick knight from hand\"}",
                "{\"zones\": {\"A soul\": [\"knight\"], \"A hand\": [\"squire\", \"cadet\"]}}");
    }

    private static boolean canActivate(String ability, String soul) {
        return Scenario.read("f", file(ability, soul, "[]", "{\"asked\": \"A 9.9.2\"}"), RULES)
                .start()
                .legalActions()
                .exists(each -> each.verb().equals("activate"));
    }

    /** What lies in the soul already changes nothing and pays nothing. */
    @Test
    void whatItWouldNotChangePaysNothing() {
        String stow = act("\"cost\": {\"stow\": {\"some\": {\"cards\": \"soul\"}}}, \"then\": \"draw\"");
        assertTrue(!canActivate(stow, "[\"knight\"]"));
    }

    @Test
    void aNumberIsPaidAsFarAsItReaches() {
        run(
                act("\"cost\": {\"ebb\": 2}, \"then\": \"draw\""),
                "[]",
                "",
                "{\"numbers\": {\"A\": {\"energy\": 1}}, \"counts\": {\"drew\": 1}}");
        assertTrue(canActivate(act("\"cost\": {\"ebb\": 3}, \"then\": \"draw\""), "[]"));
        assertTrue(!canActivate(act("\"cost\": {\"ebb\": 4}, \"then\": \"draw\""), "[]"));
        assertTrue(!canActivate(act("\"cost\": [{\"ebb\": 2}, {\"ebb\": 2}], \"then\": \"draw\""), "[]"));
        run(act("\"then\": {\"ebb\": 4}"), "[]", "", "{\"numbers\": {\"A\": {\"energy\": 3}}}");
    }

    /** Two costs take two cards each, not the same ones twice; the other fighter's soul pays nothing. */
    @Test
    void theFirstCardsOfAPlacePayAllOrNothing() {
        String soul = "[\"knight\", \"squire\", \"cadet\", \"knight\"]";
        run(
                act("\"cost\": {\"bail\": 2}, \"then\": \"draw\""),
                soul,
                "",
                "{\"zones\": {\"A soul\": [\"cadet\", \"knight\"], \"A drop zone\": [\"squire\", \"knight\"]}}");
        String twice = act("\"cost\": [{\"bail\": 2}, {\"bail\": 2}], \"then\": \"draw\"");
        run(twice, soul, "", "{\"zones\": {\"A soul\": []}, \"counts\": {\"drew\": 1}}");
        assertTrue(!canActivate(twice, "[\"knight\", \"squire\", \"cadet\"]"));
        run(act("\"then\": {\"bail\": 2}"), "[\"knight\"]", "", "{\"zones\": {\"A soul\": \"knight\"}}");
        run(
                act("\"then\": {\"bail\": 2}"),
                "[\"knight\", \"squire\"]",
                "",
                "{\"zones\": {\"A soul\": [], \"A drop zone\": [\"squire\", \"knight\"]}}");
    }

    /** What is chosen is paid once, whichever item comes first; the first cards are those that are left. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[{\"soul blast\": 1}, {\"bail\": 2}]",
                "[{\"bail\": 2}, {\"soul blast\": 1}]",
                "[{\"bail\": 1}, {\"soul blast\": 1}, {\"bail\": 1}]"
            })
    @Rule(jp = "11.7.1")
    void theFirstCardsOfAPlaceAreTakenOfThoseThatNoOtherItemTakes(String cost) {
        String ability = act("\"cost\": " + cost + ", \"then\": \"draw\"");
        assertTrue(!canActivate(ability, "[\"knight\", \"squire\"]"));
        run(
                ability,
                "[\"knight\", \"squire\", \"cadet\", \"pilot\"]",
                ", {\"do\": \"A pick squire from soul\"}",
                "{\"zones\": {\"A soul\": [\"pilot\"]}, \"counts\": {\"drew\": 1}}");
        run(
                ability,
                "[\"knight\", \"squire\", \"cadet\"]",
                ", {\"do\": \"A pick cadet from soul\"}",
                "{\"zones\": {\"A soul\": []}, \"counts\": {\"drew\": 1}}");
    }

    /** A card that an item moves without choice pays no other item, and the first cards are others than it. */
    @ParameterizedTest
    @ValueSource(strings = {"{\"soul blast\": 1}", "{\"bail\": 1}"})
    @Rule(jp = "11.7.1")
    void aCardThatOneItemMovesPaysNoOther(String other) {
        for (String cost : new String[] {"[" + other + ", \"sink\"]", "[\"sink\", " + other + "]"}) {
            String ability = act("\"cost\": " + cost + ", \"then\": \"draw\"");
            assertTrue(!canActivate(ability, "[\"knight\"]"));
            run(ability, "[\"knight\", \"squire\"]", "", "{\"zones\": {\"A soul\": []}, \"counts\": {\"drew\": 1}}");
        }
        assertTrue(!canActivate(act("\"cost\": [\"sink\", \"sink\"], \"then\": \"draw\""), "[\"knight\", \"squire\"]"));
    }

    /** Cards of one item must be knights: the first cards leave them to it, though they lie on top. */
    @Test
    @Rule(jp = "11.7.1")
    void theFirstCardsOfAPlaceLeaveWhatAnotherItemNeeds() {
        String ability = act("\"cost\": [{\"bail\": 1}, {\"put\": {\"what\": {\"some\": {\"cards\": {\"in\": \"soul\","
                + " \"are\": {\"name\": \"Knight\"}}}}, \"to\": \"bind\"}}], \"then\": \"draw\"");
        assertTrue(!canActivate(ability, "[\"knight\"]"));
        assertTrue(!canActivate(ability, "[\"squire\", \"squire\"]"));
        for (String soul : new String[] {"[\"knight\", \"squire\"]", "[\"squire\", \"knight\"]"}) {
            run(
                    ability,
                    soul,
                    "",
                    "{\"zones\": {\"A soul\": [], \"A bind zone\": [\"knight\"], \"A drop zone\": [\"squire\"]}}");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"draft\": {\"at most\": 16}}    | knight, squire",
                "{\"draft\": {\"at most\": 15}}    | ''",
                "{\"cargo\": \"thgink\"}           | knight",
                "{\"name\": {\"home port\": {}}}   | knight",
            })
    void aCharacteristicAndAWordAreFound(String are, String stowed) {
        String expected = Array.of(stowed.split(", "))
                .reject(String::isEmpty)
                .map(each -> "\"" + each + "\"")
                .mkString(", ");
        run(
                act("\"then\": {\"put\": {\"what\": {\"cards\": {\"in\": \"hand\", \"are\": " + are
                        + "}}, \"to\": \"drop\"}}"),
                "[\"knight\"]",
                "",
                "{\"zones\": {\"A drop zone\": [" + expected + "]}}");
    }

    @Test
    void aDurationBeginsAndEnds() {
        String apply =
                act("\"then\": [{\"apply\": {\"effects\": {\"gets\": {\"power\": 2000}}, \"lasting\": \"high tide\"}},"
                        + " {\"stow\": {\"cards\": \"hand\"}}]");
        run(apply, "[\"cadet\"]", "", "{\"power\": {\"A front left\": 10000}}");
        run(apply, "[\"cadet\", \"cadet\"]", "", "{\"power\": {\"A front left\": 8000}}");
        run(apply, "[]", "", "{\"power\": {\"A front left\": 8000}}");
    }

    /** Of a cadet and a knight only the cadet can be chosen for it, and is, since two are to be. */
    @Test
    void aDeedIsPossibleWithSomeCards() {
        run(
                act("\"then\": [{\"put\": {\"what\": {\"cards\": \"soul\"}, \"to\": \"drop\"}},"
                        + " {\"choose\": {\"from\": {\"cards\": \"drop\"}, \"exactly\": 2, \"to\": \"anchor\"}},"
                        + " {\"put\": {\"what\": \"$it\", \"to\": \"bind\"}}]"),
                "[\"cadet\", \"knight\"]",
                "",
                "{\"zones\": {\"A bind zone\": [\"cadet\"], \"A drop zone\": [\"knight\"]}}");
    }

    @Test
    void anEffectOfAPluginFixesItsAmount() {
        run(
                act("\"then\": {\"apply\": {\"effects\": \"flag\", \"lasting\": \"turn\"}}"),
                "[\"cadet\", \"cadet\"]",
                "",
                "{\"lasting\": [\"pilot/1/apply 1 2 of A on A front left until end of turn\"]}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"stow\": {\"cards\": \"hand\"}} | {\"auto\": {\"in\": \"rc\", \"on\": \"spied\", \"then\": \"draw\"}}, | event spied | in hand",
                "{\"retire\": {\"rear guards\": {\"are\": {\"fathom\": 5}}}} | `` | characteristic fathom | printed",
                "{\"call\": {\"what\": {\"cards\": \"hand\"}, \"circles\": \"reef\"}} | `` | spot reef | in hand",
                "{\"apply\": {\"effects\": {\"gets\": {\"power\": 1}}, \"lasting\": \"monsoon\"}} | `` | duration monsoon | turn",
                "{\"leak\": {\"rear guards\": {}}} | `` | instruction leak | in hand",
                "{\"retire\": {\"rear guards\": {\"are\": {\"name\": {\"rumour\": {}}}}}} | `` | word rumour | numbers"
            })
    void whatIsNotDeclaredIsNotTold(String then, String before, String term, String fact) {
        State state = Scenario.read(
                        "f", file(before + act("\"then\": " + then), "[]", "[]", "{\"asked\": \"A 9.9.2\"}"), RULES)
                .start();
        State same = State.of(state.position());
        PluginException failed = assertThrows(
                PluginException.class,
                () -> state.step(state.legalActions()
                        .find(each -> each.verb().equals("activate"))
                        .get()));
        assertEquals(same, state);
        assertEquals("docks", failed.plugin());
        assertEquals("pilot", failed.card());
        String message = String.valueOf(failed.getMessage());
        assertTrue(message.startsWith("plugin docks: " + term + ": it threw"), message);
        assertTrue(message.contains("it reads \"" + fact + "\", which it has not declared"), message);
        assertTrue(
                message.contains(", of card pilot, after") || message.contains(", of card pilot in pilot/1, after"),
                message);
    }

    /** The squire's event is at fault, not the pilot that is stowed meanwhile. */
    @Test
    void theCardWhoseTermFailsIsNamed() {
        String file = """
                {"version": %d, "name": "docked", "start": "9.9", "seed": 7,
                 "cards": [{"id": "pilot", "grade": 1, "abilities": [%s]},
                           {"id": "spy", "grade": 1, "abilities": [{"auto": {"in": "rc", "on": "spied", "then": "draw"}}]}],
                 "table": {"A": {"front left": "pilot", "front right": "spy", "hand": "knight"}},
                 "end": {"asked": "A 9.9.2"}}""".formatted(Format.SCENARIO.number(), act("\"then\": {\"stow\": {\"cards\": \"hand\"}}"));
        State state = Scenario.read("f", file, RULES).start();
        PluginException failed = assertThrows(
                PluginException.class,
                () -> state.step(state.legalActions()
                        .find(each -> each.verb().equals("activate"))
                        .get()));
        assertEquals("spy", failed.card());
        assertTrue(
                failed.getMessage().contains("; at step stow 1 of pilot/1, of card spy in spy/1, after"),
                failed.getMessage());
    }
}
