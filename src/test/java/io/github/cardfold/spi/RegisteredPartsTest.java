package io.github.cardfold.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.IllegalDeckException;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckRule;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.data.Format;
import io.github.cardfold.deck.Violation;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.json.StateJson;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.scenario.Scenario;
import io.github.cardfold.scenario.ScenarioFile;
import io.github.cardfold.scenario.ScenarioReport;
import io.github.cardfold.scenario.ScenarioRules;
import io.github.cardfold.scenario.Scenarios;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** What plugins register stands in games, views, scenario files and texts like what the library has. */
class RegisteredPartsTest {
    private static final ScenarioRules RULES = ScenarioRules.standard().with(new Harbour());

    /** The pilot moors, and then its master draws as many cards as the water level says. */
    private static String scenario(String end) {
        return """
                {"version": %d, "name": "moored", "start": "9.9", "seed": 1,
                 "cards": [{"id": "pilot", "grade": 1, "abilities": [{"auto": {"on": {"placed": {"to": "rc"}},
                   "then": [{"computed": "moor"}, {"draw": {"computed": {"call": "water level", "with": 1}}}]}}]}],
                 "table": {"A": {"hand": ["pilot", "knight"], "quay": "champion", "numbers": {"water level": 1}}},
                 "play": [{"do": "A call pilot from hand"}, {"do": "A pick front left"}],
                 "end": %s}""".formatted(Format.SCENARIO.number(), end);
    }

    private static ScenarioReport run(String end) {
        return Scenarios.run(Array.of(new ScenarioFile("f.json", scenario(end))), RULES);
    }

    @Test
    void aZoneANumberAndFunctionsArePlayedWith() {
        ScenarioReport report = run("""
                {"zones": {"A quay": ["knight", "champion"], "B quay": [], "A hand": ["squire", "squire", "squire", "squire"]},
                 "numbers": {"A": {"water level": 3}, "B": {"water level": 1}}}""");
        assertEquals(1, report.passed(), report::text);
        assertEquals(0, run("{\"zones\": {\"A quay\": [\"champion\"]}}").passed());
    }

    @Test
    void theyAreInViewsAndSavedStates() {
        State state =
                Scenario.read("x", scenario("{\"asked\": \"A 9.9.2\"}"), RULES).start();
        View view = View.of(state, Seat.B);
        assertTrue(view.places().exists(each -> each.place().fullName().equals("A quay") && each.size() == 1));
        assertEquals(state, StateJson.read(state.rules(), StateJson.write(state)));
    }

    @Test
    void aStateIsNotReadWithoutThePlugin() {
        DeckList deck = Decks.named(Decks.names("vanilla").head());
        Rules rules = Cardfight.rules(Editions.JP_2026_04, Packs.vanilla(), new Harbour());
        String saved = StateJson.write(Cardfight.start(rules, deck, deck, 1));
        assertEquals(saved, StateJson.write(StateJson.read(rules, saved)));
        String missing = assertThrows(RuntimeException.class, () -> StateJson.read(Cardfight.rules(), saved))
                .getMessage();
        assertTrue(missing.contains("plugin harbour 1.2"), missing);
    }

    @Test
    void theFunctionsAreReadAndWritten() {
        Language language = Cardfight.language(new Harbour());
        Value value =
                language.read(Value.class, TextCards.data("{'computed': {'call': 'water level', 'with': [1, 2]}}"));
        assertEquals(value, Cardfight.language(new Harbour()).read(Value.class, language.write(value)));
        assertEquals("the water level for 1 and 2", value.english());
        Instruction moor = language.read(Instruction.class, TextCards.data("{'computed': 'moor'}"));
        assertEquals(TextCards.data("{'computed': 'moor'}"), language.write(moor));
        assertEquals("moor", moor.english());
        assertTrue(assertThrows(
                        RuntimeException.class,
                        () -> language.read(Value.class, TextCards.data("{'computed': 'water levels'}")))
                .getMessage()
                .contains("did you mean water level"));
    }

    /** It answers only what is declared. */
    @Test
    void aFunctionReadsNothingElse() {
        Plugin prying = new Additions(
                "prying",
                registry -> registry.number(
                        "hands",
                        Array.of(Facts.NUMBERS),
                        inquiry -> inquiry.cardsIn(Zone.HAND, inquiry.seat(Side.OPPONENT))
                                .size()));
        String file = """
                {"version": %d, "name": "prying", "start": "9.9", "seed": 1,
                 "cards": [{"id": "pilot", "grade": 1,
                   "abilities": [{"auto": {"on": {"placed": {"to": "rc"}}, "then": {"draw": {"computed": "hands"}}}}]}],
                 "table": {"A": {"hand": "pilot"}},
                 "play": [{"do": "A call pilot from hand"}, {"do": "A pick front left"}], "end": {"asked": "A 9.9.2"}}""".formatted(Format.SCENARIO.number());
        ScenarioReport report = Scenarios.run(
                Array.of(new ScenarioFile("f.json", file)),
                ScenarioRules.standard().with(prying));
        assertTrue(
                report.text()
                        .contains("plugin prying: function hands: it reads \"in hand\", which it has not declared"),
                report::text);
    }

    @Test
    void decksAreCheckedByItsRules() {
        Rules rules = Cardfight.rules(
                Editions.JP_2026_04,
                Packs.vanilla(),
                Additions.of(registry -> registry.add(
                        DeckRule.EXTENSION,
                        "no decks",
                        deck -> Array.of(new Violation("harbour 1", "It is raining.")))));
        DeckList deck = Decks.named(Decks.names("vanilla").head());
        IllegalDeckException refused =
                assertThrows(IllegalDeckException.class, () -> Cardfight.setup(rules, deck, deck));
        assertTrue(refused.getMessage().contains("It is raining. (harbour 1)"), refused.getMessage());
        Cardfight.setup(Cardfight.rules(Editions.JP_2026_04, Packs.vanilla(), new Harbour()), deck, deck);
    }
}
