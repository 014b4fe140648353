package io.github.cardfold.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.data.Format;
import io.github.cardfold.data.Reading;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.Layer;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.TermDefinition;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.This;
import io.github.cardfold.json.DataJson;
import io.github.cardfold.json.DecisionJson;
import io.github.cardfold.json.StateJson;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.scenario.ScenarioFile;
import io.github.cardfold.scenario.ScenarioReport;
import io.github.cardfold.scenario.ScenarioRules;
import io.github.cardfold.scenario.Scenarios;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Layers, purposes, steps of the set-up and definitions of plugins are as those of the game. */
class AddedHooksTest {
    private static final Layer SWELL = Layers.FIXED.then("swell");

    /** Power +N when all else is worked out, what fixes power included. */
    @Phrase("this unit swells by {by}")
    public record Swells(Value by) implements Continuous {
        @Override
        public Array<Working> compile(Compiler out) {
            Selector unit = new This();
            return Array.of(Change.of(unit, by, "power", SWELL, Integer::sum));
        }
    }

    private static final Plugin SEA = new Additions(
            "sea",
            registry ->
                    registry.terms(language -> language.with(Swells.class)).add(Layers.EXTENSION, SWELL.name(), SWELL));

    private static Rules rules(Plugin... plugins) {
        return Cardfight.rules(Editions.JP_2026_04, Packs.vanilla(), plugins);
    }

    private static String file(String effects, String end) {
        return """
                {"version": %d, "name": "hooked", "start": "9.9", "seed": 1,
                 "cards": [{"id": "pilot", "grade": 1, "power": 8000, "abilities": [{"cont": {"effects": %s}}]}],
                 "table": {"A": {"front left": "pilot"}}, "end": %s}""".formatted(Format.SCENARIO.number(), effects, end);
    }

    /** Another layer would let the fixed power of 5000 have the last word. */
    @Test
    void aLayerComesWhereItIsPut() {
        assertTrue(Layers.FIXED.compareTo(SWELL) < 0 && SWELL.compareTo(SWELL.then("swell")) < 0);
        assertTrue(Layers.NUMBERS.then("zenith").compareTo(Layers.LENT) < 0);
        String effects = "[{\"swells\": 1000}, {\"becomes\": {\"power\": 5000}}]";
        ScenarioReport report = Scenarios.run(
                Array.of(new ScenarioFile("f.json", file(effects, "{\"power\": {\"A front left\": 6000}}"))),
                ScenarioRules.standard().with(SEA));
        assertEquals(1, report.passed(), report::text);
    }

    @Test
    void aLayerIsNamedOnce() {
        Plugin other = new Additions("other", registry -> registry.add(Layers.EXTENSION, "swell", SWELL));
        assertEquals(
                "plugin other: there is a layer named swell already, of plugin sea",
                assertThrows(PluginException.class, () -> rules(SEA, other)).getMessage());
    }

    private static final Plugin HARBOURS = new Additions("harbours", registry -> {
        Local fighter = Local.seat(0, "fighter");
        String purpose = registry.purpose("lower a bridge or not");
        return registry.procedures(Procedure.named("bridge")
                        .locals(fighter)
                        .ask(
                                "bridge",
                                Question.of(
                                                purpose,
                                                (position, frame) -> frame.seat(fighter),
                                                Answers.of(Choice.yesNo("harbours 1")),
                                                (run, answer) -> {})
                                        .yesNo("lower it", "leave it"))
                        .build())
                .edit(
                        "8.2.1",
                        steps -> steps.insertBefore(
                                "8.2.1.9", more -> more.call("bridge", "bridge", run -> new int[] {1})));
    });

    @Test
    void aPurposeIsToldLikeThoseOfTheGame() {
        assertEquals(Array.of("lower a bridge or not"), rules(HARBOURS).addedPurposes());
        assertEquals(Array.empty(), rules().addedPurposes());
        assertNotEquals(rules().manifest(), rules(HARBOURS).manifest());
        Plugin other = new Additions("other", registry -> {
            registry.purpose("lower a bridge or not");
            return registry;
        });
        assertTrue(assertThrows(PluginException.class, () -> rules(HARBOURS, other))
                .getMessage()
                .contains("there is a purpose named lower a bridge or not already, of plugin harbours"));
    }

    @Test
    void theSetUpAsksIt() {
        DeckList deck = Decks.named(Decks.names("vanilla").head());
        State state = Cardfight.start(rules(HARBOURS), deck, deck, 1);
        while (!state.decision().get().purpose().equals("lower a bridge or not")) {
            state = state.step(state.legalActions().last());
        }
        assertEquals("8.2.1", state.position().frame(0).procedure().name());
        assertEquals(Seat.B, state.decision().get().seat());
        assertTrue(DecisionJson.write(state).contains("lower a bridge or not"));
        assertEquals(state, StateJson.read(state.rules(), StateJson.write(state)));
        State answered = state.step(Action.yesNo(Seat.B, true));
        assertEquals("9.1", answered.position().frame(1).procedure().name());
    }

    private static Plugin defining(String limit) {
        TermDefinition definition = TermDefinition.read(Reading.of(DataJson.read("""
                {"name": "at low tide", "role": "ability", "parameters": {"ability": "ability"},
                 "body": {"keyword": {"name": "at low tide", "when": {"exists": {"of": {"cards": "drop"}, "at least": %s}},
                   "ability": "$?ability"}},
                 "print": "at low tide — {ability}"}""".formatted(limit))));
        return new Additions("tidal", registry -> registry.define(definition));
    }

    @Test
    void aDefinitionIsAWordOfItsRules() {
        Language language = Language.of(rules(defining("2")));
        Ability ability = language.read(
                Ability.class, DataJson.read("{\"at low tide\": {\"act\": {\"in\": \"rc\", \"then\": \"draw\"}}}"));
        assertEquals(ability, language.read(Ability.class, language.write(ability)));
        assertEquals("at low tide — ACT [(RC)]: Draw a card.", ability.english());
        assertTrue(language.schema("x").toString().contains("at low tide"));
    }

    @Test
    void whatADefinitionStandsForIsInTheManifest() {
        assertEquals(rules(defining("2")).manifest(), rules(defining("2")).manifest());
        assertNotEquals(rules(defining("2")).manifest(), rules(defining("3")).manifest());
    }

    @Test
    void aDefinitionThatCannotBeReadIsThePlugins() {
        assertTrue(assertThrows(PluginException.class, () -> rules(defining("\"many\"")))
                .getMessage()
                .startsWith("plugin tidal: terms: "));
    }
}
