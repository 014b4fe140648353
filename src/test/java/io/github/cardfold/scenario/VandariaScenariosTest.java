package io.github.cardfold.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.vandaria.VandariaPacks;
import io.github.cardfold.vandaria.card.VandariaPack;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is refused in scenarios of Vandaria Wars, and what their packs are. */
class VandariaScenariosTest {
    private static String scenario(String fields) {
        return "{\"version\": 3, \"name\": \"it is so\", \"game\": \"vandaria\", " + fields + "}";
    }

    private static ScenarioException refused(String fields) {
        return assertThrows(ScenarioException.class, () -> Scenario.read("s.json", scenario(fields)));
    }

    @Test
    void theShippedPackIsPlayedUnlessAnotherIsNamed() {
        Scenario read = Scenario.read(
                "s.json",
                scenario("\"table\": {\"A\": {\"game zone\": \"saltgate\"}}, \"start\": \"8.4\","
                        + " \"begin\": {\"capacity\": {\"A game zone:0\": 4}, \"defense\": {\"A game zone\": 5}}"));
        assertTrue(Scenarios.run(read).isPassed(), () -> Scenarios.run(read).text());
    }

    @Test
    void aPackOfTheProgramsIsNamedByItsId() {
        VandariaPack pack =
                new VandariaPack("mine", "1", VandariaPacks.marches().cards().take(1));
        ScenarioRules rules = ScenarioRules.standard().with(pack);
        String text = scenario(
                "\"pack\": [\"mine\"], \"table\": {\"A\": {\"game zone\": \"reedhall-mill\"}}, \"start\": \"8.4\","
                        + " \"begin\": {\"outcome\": \"none\"}");
        assertEquals(1, Scenario.read("s.json", text, rules).start().rules().definitionCount());
        assertEquals(
                "$.pack[0]", refused("\"pack\": [\"mine\"], \"start\": \"8.4\"").path());
    }

    @Test
    void anUnknownGameIsRefused() {
        ScenarioException refusal = assertThrows(
                ScenarioException.class,
                () -> Scenario.read("s.json", "{\"version\": 3, \"name\": \"x\", \"game\": \"chess\"}"));
        assertEquals("$.game", refusal.path());
        assertEquals("a game, one of cardfight, vandaria", refusal.expected());
    }

    @Test
    void aBattleIsNoFieldOfThisGame() {
        assertEquals(
                "$.begin.battle",
                refused("\"start\": \"8.4\", \"begin\": {\"battle\": {}}").path());
        assertEquals(
                "$.start.battle",
                refused("\"start\": {\"at\": \"8.4\", \"battle\": {}}").path());
        assertEquals(
                "$.ruleset",
                refused("\"start\": \"8.4\", \"ruleset\": \"JP_2026_04\", \"begin\": {\"outcome\": \"none\"}")
                        .path());
        assertEquals(
                "$.start.fighter",
                refused("\"start\": {\"at\": \"8.4\", \"fighter\": \"A\"}").path());
    }

    @Test
    void aCardThatCannotBePrintedIsRefusedByItsPlaceAndId() {
        ScenarioException refusal = refused(
                "\"cards\": [{\"id\": \"x\", \"cost\": 1, \"type\": \"territory\", \"capacity\": 1, \"defense\": 0}],"
                        + " \"start\": \"8.4\"");
        assertEquals("$.cards[0]", refusal.path());
        assertEquals("its defense must be 1 or more, not 0 in card 'x'", refusal.found());
    }

    @Test
    void aPositionThatNoGameReachesIsRefused() {
        ScenarioException refusal =
                refused("\"table\": {\"A\": {\"game zone\": [\"reedhall-mill\", \"4 reed-warden\"]},"
                        + " \"links\": [" + guards(1) + ", " + guards(2) + ", " + guards(3) + ", " + guards(4) + "]},"
                        + " \"start\": \"8.4\"");
        assertEquals("reedhall-mill of A holds more than it can", refusal.found());
    }

    /** What is no deck, match or penalty, and where that stands. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "$.decks.deck|\"decks\": {\"refused\": []}",
                "$.decks.refused|\"decks\": {\"deck\": {}}",
                "$.decks.refused[0]|\"decks\": {\"deck\": {}, \"refused\": [\"99.1\"]}",
                "$.decks.deck[\"Fate Deck\"][0]|\"decks\": {\"deck\": {\"Fate Deck\": [\"2 nobody\"]}, \"refused\": []}",
                "$.decks.deck.Subdeck|\"decks\": {\"deck\": {\"Subdeck\": \"two of them\"}, \"refused\": []}",
                "$.decks.deck.hand|\"decks\": {\"deck\": {\"hand\": []}, \"refused\": []}",
                "$.match|\"decks\": {\"deck\": {}, \"refused\": []}, \"match\": {}",
                "$.start|\"decks\": {\"deck\": {}, \"refused\": []}, \"start\": \"8.4\"",
                "$.match.format|\"match\": {\"format\": \"chess\", \"steps\": []}",
                "$.match|\"match\": {\"format\": \"three on three\", \"first\": [\"Ana\"], \"second\": [], \"steps\": []}",
                "$.match.steps|\"match\": {\"format\": \"rounds\", \"steps\": [{\"won\": \"first\"}]}",
                "$.match.steps[0]|\"match\": {\"format\": \"rounds\", \"steps\": [{}]}",
                "$.match.steps[0].won|\"match\": {\"format\": \"rounds\", \"steps\": [{\"won\": \"third\"}]}",
                "$.match.steps[0].then.tables|\"match\": {\"format\": \"rounds\", \"steps\": [{\"won\": \"first\", \"then\": {\"tables\": []}}]}",
                "$.penalties|\"penalties\": []",
                "$.penalties[0].match|\"penalties\": [{\"player\": \"Ana\", \"match\": 0, \"infraction\": \"I.a\"}]",
                "$.penalties[0].infraction|\"penalties\": [{\"player\": \"Ana\", \"match\": 1, \"infraction\": \"X\"}]",
                "$.penalties[0].then.rounds|\"penalties\": [{\"player\": \"Ana\", \"match\": 1, \"infraction\": \"I.a\", \"then\": {\"rounds\": {}}}]",
                "$[\"sudden death\"]|\"start\": \"8.4\", \"sudden death\": [\"A\", \"A\"]",
                "$[\"sudden death\"][1]|\"start\": \"8.4\", \"sudden death\": [\"A\", \"C\"]"
            })
    void whatIsOutsideAGameIsReadAsStrictly(String path, String fields) {
        assertEquals(path, refused(fields).path());
    }

    @Test
    void whatDoesNotHoldOutsideAGameIsToldWithItsPath() {
        Scenario read = Scenario.read(
                "s.json",
                scenario("\"penalties\": [{\"player\": \"Ana\", \"match\": 1, \"infraction\": \"I.a\","
                        + " \"then\": {\"penalty\": \"warning\"}}]"));
        assertFalse(read.hasStart());
        assertThrows(IllegalStateException.class, read::start);
        assertEquals(
                "FAILED s.json: it is so\n  $.penalties[0].then.penalty\n    expected: \"warning\"\n"
                        + "    found:    \"match loss\"",
                Scenarios.run(read).text());
    }

    @Test
    void theOtherGameHasNoneOfThat() {
        ScenarioException refusal = assertThrows(
                ScenarioException.class,
                () -> Scenario.read(
                        "s.json",
                        "{\"version\": 3, \"name\": \"x\", \"start\": \"9.9\", \"decks\": {},"
                                + " \"begin\": {\"moment\": \"9.9\"}}"));
        assertEquals("$.decks", refusal.path());
    }

    private static String guards(int index) {
        return "{\"kind\": \"guards\", \"from\": \"A game zone:" + index + "\", \"to\": \"A game zone:0\"}";
    }
}
