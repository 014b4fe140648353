package io.github.cardfold.vandaria;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.scenario.Scenario;
import io.github.cardfold.scenario.ScenarioRules;
import io.github.cardfold.scenario.Scenarios;
import io.github.cardfold.scenario.Verdict;
import io.github.cardfold.spi.Plugin;
import io.github.cardfold.spi.Registry;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** A search of the Fate Deck for several cards (2.12), between one that is found and the next. */
class SearchTest {
    private static final String SEARCH = """
            {
              "version": 3, "game": "vandaria", "name": "a search for two",
              "cards": [
                {"id": "field", "cost": 9, "type": "territory", "capacity": 3, "defense": 5},
                {"id": "urn", "cost": 9, "type": "relic", "kind": "general", "size": 1},
                {"id": "jar", "cost": 9, "type": "relic", "kind": "general", "size": 1},
                {"id": "jug", "cost": 9, "type": "relic", "kind": "general", "size": 1},
                {
                  "id": "digger", "cost": 1, "type": "follower", "kind": "human", "personality": "holy",
                  "atk": 1, "def": 1, "vit": 1,
                  "skills": [{"active": {"cost": ["slide"], "then": [{"search": {"are": [{"type": "relic"}], "up to": 2}}]}}]
                }
              ],
              "table": {
                "A": {"game zone": ["field", "digger"], "Fate Deck": ["urn", "jar", "jug"]},
                "links": [{"kind": "guards", "from": "A game zone:1", "to": "A game zone:0"}]
              },
              "start": "8.4",
              "play": [
                {
                  "do": ["A use digger on game zone", "A pick urn from Fate Deck", "A pick jar from Fate Deck"],
                  "then": {"zones": {"A hand": ["urn", "jar"]}, "view B": {"zones": {"A hand": ["urn?", "jar?"]}}}
                }
              ]
            }
            """;

    private static Array<State> next(State state) {
        Action pass = Action.pass(Board.asked(state));
        return state.legalActions().filter(each -> !each.equals(pass)).map(state::step);
    }

    /** Catches others who see what has been found while the search still goes on. */
    @Test
    @Rule(vw = "2.12.2")
    void allThatAreFoundAreOneChoiceWhichNobodyElseSeesInTheMidst() {
        State search = next(Scenario.read("search.json", SEARCH, ScenarioRules.standard())
                        .start())
                .head();
        assertFalse(search.isUnfinished());
        Array<State> found = next(search);
        assertEquals(3, found.size());
        assertTrue(found.forAll(State::isUnfinished));
        assertEquals(
                1, found.map(each -> View.of(each, Seat.B).text()).distinct().size());
    }

    /** Catches a search that takes what has happened since a card was found for that card. */
    @Test
    @Rule(vw = "2.12.2")
    void whatIsFoundIsTakenAlsoIfThatHasConsequences() {
        Verdict verdict = Scenarios.run(
                Scenario.read("search.json", SEARCH, ScenarioRules.standard().with(new Finders())));
        assertEquals("", verdict.isPassed() ? "" : verdict.text());
    }

    /** Whenever somebody looks at cards, A gains 1 gold. */
    private static final class Finders implements Plugin, Consequence {
        @Override
        public String id() {
            return "finders";
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
            registry.consequences(this);
        }

        @Override
        public String label() {
            return "finders";
        }

        @Override
        public Batch after(Position position, Event event) {
            return event.kind() == EventKind.LOOK
                    ? Batch.of(Event.count(PlayerNumbers.GOLD, Seat.A, 1))
                    : Batch.NOTHING;
        }
    }
}
