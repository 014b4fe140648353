package io.github.cardfold.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.scenario.Scenario;
import io.github.cardfold.scenario.ScenarioRules;
import io.github.cardfold.vandaria.VandariaRandomGames;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.control.Option;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** How values of Property of Vandaria Wars come about. */
class PropertyDerivationTest {
    private static final String BLESSED = """
            {
              "version": 3, "game": "vandaria", "name": "a Follower with what lasts and what is at work",
              "cards": [
                {"id": "ford", "name": "Ford", "cost": 1, "type": "territory", "capacity": 5, "defense": 5},
                {"id": "drummer", "name": "Drummer of the Weir", "cost": 1, "type": "follower", "kind": "human", "personality": "holy", "atk": 1, "def": 1, "vit": 1,
                 "skills": [
                   {"aura": {"effects": [{"gets": {"atk": 1, "of": {"followers": "you"}}}]}},
                   {"active": {"cost": "slide", "target": [{"choose": {"from": {"followers": {"of": "you"}}}}],
                    "then": [{"apply": {"effects": [{"gets": {"atk": 2, "of": "$it"}}], "lasting": "turn"}}]}}]},
                {"id": "reeve", "name": "Reeve", "cost": 1, "type": "follower", "kind": "human", "personality": "holy", "atk": 3, "def": 1, "vit": 1}
              ],
              "table": {
                "A": {"game zone": ["ford", "drummer", "reeve"], "hand": "reeve"},
                "B": {"game zone": "ford"},
                "links": [
                  {"kind": "guards", "from": "A game zone:1", "to": "A game zone:0"},
                  {"kind": "guards", "from": "A game zone:2", "to": "A game zone:0"}]
              },
              "start": "8.4", "begin": {"zones": {"A hand": "reeve"}}
            }
            """;

    /** The second Follower is changed by a skill at work, and for a turn. */
    static State played() {
        Scenario scenario = Scenario.read("blessed.json", BLESSED, ScenarioRules.standard());
        State state = scenario.start();
        state = state.step(
                state.legalActions().find(each -> each.verb().equals("use")).get());
        state = state.step(state.legalActions().last());
        while (!Explain.value(state, handle(2), VandariaTrait.ATK).exists(each -> each.value() == 6)) {
            state = state.step(state.legalActions().head());
        }
        return state;
    }

    static Handle handle(int index) {
        return new Handle(VandariaZone.GAME.of(Seat.A), index);
    }

    @Test
    @Rule(vw = {"11.6.1.2", "12.5.1"})
    void whatIsPrintedAndEachChangeAreTold() {
        State state = played();
        assertEquals(
                2,
                Explain.value(state, handle(2), VandariaTrait.ATK)
                        .get()
                        .changes()
                        .size());
        String told = Explain.value(state, handle(2), VandariaTrait.ATK).get().text();
        assertTrue(told.startsWith("Reeve: atk 6\n  3 to start with (11.6)\n"), told);
        assertTrue(
                told.contains("  +1 drummer/1 from Drummer of the Weir, while it is valid (12.2.1, layer real): "),
                told);
        assertTrue(told.contains(" from Drummer of the Weir, for this turn (11.6.1.2, layer real): "), told);
        assertEquals(
                told,
                Explain.value(state, Seat.B, handle(2), VandariaTrait.ATK).get().text());
    }

    @Test
    void onlyPropertyInTheGameHasValues() {
        State state = played();
        assertEquals(Option.none(), Explain.value(state, handle(9), VandariaTrait.ATK));
        assertEquals(
                Option.none(), Explain.value(state, new Handle(VandariaZone.HAND.of(Seat.A), 0), VandariaTrait.ATK));
        State other = Cardfight.start(Cardfight.rules(), Decks.named("tidal-archive"), Decks.named("ember-caravan"), 1);
        assertThrows(IllegalArgumentException.class, () -> Explain.value(other, new Handle(0, 0), VandariaTrait.ATK));
    }

    /** What is told adds up to what the rules compute, at any moment of any game. */
    @Test
    void whatIsToldAddsUp() {
        int changes = 0;
        for (long game = 0; game < 2; game++) {
            SplittableRandom random = new SplittableRandom(game);
            State state = VandariaRandomGames.start(game);
            for (int i = 0; !state.isOver(); i++) {
                changes += i % 20 == 0 ? changes(state) : 0;
                state = state.step(VandariaRandomGames.answer(state, random));
            }
        }
        assertTrue(changes > 100, () -> "few changes");
    }

    private static int changes(State state) {
        Position position = state.position();
        int changes = 0;
        for (Seat seat : position.seats()) {
            int zone = VandariaZone.GAME.of(seat);
            for (int i = 0; i < position.size(zone); i++) {
                for (VandariaTrait value : VandariaTrait.values()) {
                    Derivation told =
                            Explain.value(state, new Handle(zone, i), value).get();
                    assertEquals(
                            VandariaProperty.trait(position, position.objectAt(zone, i), value),
                            told.value(),
                            told::text);
                    told.changes()
                            .forEach(each -> assertTrue(
                                    Ledger.of(Document.VW).find(each.section()).isDefined(), told::text));
                    changes += told.changes().size();
                }
            }
        }
        return changes;
    }
}
