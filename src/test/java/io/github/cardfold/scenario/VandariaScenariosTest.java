package io.github.cardfold.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.vandaria.VandariaPacks;
import io.github.cardfold.vandaria.card.VandariaPack;
import org.junit.jupiter.api.Test;

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

    private static String guards(int index) {
        return "{\"kind\": \"guards\", \"from\": \"A game zone:" + index + "\", \"to\": \"A game zone:0\"}";
    }
}
