package io.github.cardfold.vandaria.plugin;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.scenario.Scenario;
import io.github.cardfold.scenario.ScenarioRules;
import io.github.cardfold.scenario.Scenarios;
import io.github.cardfold.scenario.Verdict;
import io.github.cardfold.spi.Plugin;
import io.github.cardfold.spi.Registry;
import org.junit.jupiter.api.Test;

/** With a word of a plugin the discarding of the End Phase triggers skills. */
class DiscardingTest {
    private static final String EIGHT_CARDS = """
            {
              "version": 3, "game": "vandaria", "name": "who draws for a discarded card discards again",
              "cards": [
                {"id": "field", "cost": 9, "type": "territory", "capacity": 3, "defense": 5},
                {"id": "camp", "cost": 9, "type": "territory", "capacity": 3, "defense": 5},
                {
                  "id": "heir", "cost": 1, "type": "follower", "kind": "human", "personality": "holy",
                  "atk": 1, "def": 0, "vit": 1,
                  "skills": [{"trigger": {"on": "discarded", "then": ["draw"], "limit": ["turn"]}}]
                }
              ],
              "table": {
                "A": {"game zone": ["field", "heir"], "hand": ["7 field", "camp"], "Fate Deck": "3 field"},
                "links": [{"kind": "guards", "from": "A game zone:1", "to": "A game zone:0"}]
              },
              "start": "8.8",
              "begin": {"purpose": "discard"},
              "play": [
                {
                  "do": "A pick camp from hand",
                  "then": {
                    "turn": "A 3",
                    "purpose": "discard",
                    "zones": {"A hand": "8 field", "A Fate Deck": "2 field", "A Graveyard": "camp"}
                  }
                },
                {
                  "do": "A pick field from hand",
                  "then": {"turn": "B 4", "zones": {"A hand": "7 field", "A Graveyard": ["camp", "field"]}}
                }
              ]
            }
            """;

    /** Catches a trigger that waits for the next turn, and a hand of eight when that begins. */
    @Test
    @Rule(vw = {"8.8.1", "8.8.2"})
    void whatDiscardingTriggersResultsInTheEndPhaseAndTheHandIsBroughtDownAgain() {
        Verdict verdict = Scenarios.run(Scenario.read(
                "eight.json", EIGHT_CARDS, ScenarioRules.standard().with(new Discards())));
        assertEquals("", verdict.isPassed() ? "" : verdict.text());
    }

    /** Adds the word. */
    private static final class Discards implements Plugin {
        @Override
        public String id() {
            return "discards";
        }

        @Override
        public String version() {
            return "1.0";
        }

        @Override
        public String game() {
            return "vandaria";
        }

        @Override
        public void register(Registry registry) {
            registry.terms(language -> language.with("discarded", Discarded.class));
        }
    }
}
