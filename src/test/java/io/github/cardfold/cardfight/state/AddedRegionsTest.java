package io.github.cardfold.cardfight.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.Format;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Language;
import io.github.cardfold.kernel.table.ZoneKind;
import io.github.cardfold.scenario.ScenarioFile;
import io.github.cardfold.scenario.ScenarioReport;
import io.github.cardfold.scenario.ScenarioRules;
import io.github.cardfold.scenario.Scenarios;
import io.github.cardfold.spi.Plugin;
import io.github.cardfold.spi.PluginException;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts say zones and circles of plugins where they say those of the game. */
class AddedRegionsTest {
    private static final Plugin SHELF = new Additions("shelf", registry -> {
        registry.zone("shelf", ZoneKind.Sight.ALL);
        return registry;
    });
    private static final Plugin PIER = new Additions("pier", registry -> {
        ZoneKind pier = new ZoneKind("pier", ZoneKind.Sight.ALL, true);
        registry.place(pier, "left pier", Circle.BACK, -1, Circle.REAR_GUARD);
        registry.place(pier, "right pier", Circle.BACK, 3, Circle.REAR_GUARD);
        registry.place(new ZoneKind("mast", ZoneKind.Sight.ALL, true), "tall mast", Circle.FRONT, 3, Circle.VANGUARD);
        return registry;
    });

    /** The other plugin is there as well and stands before: a text does not depend on where its zone lies. */
    private static void check(String ability, String table, String play, String end) {
        String file = """
                {"version": %d, "name": "said", "start": "9.9", "seed": 1,
                 "cards": [{"id": "pilot", "grade": 1, "power": 8000, "skills": ["boost"], "abilities": [%s]}],
                 "table": %s, "play": [{"do": %s}], "end": %s}""".formatted(Format.SCENARIO.number(), ability, table, play, end)
                .replace('\'', '"');
        ScenarioReport report = Scenarios.run(
                Array.of(new ScenarioFile("f.json", file)),
                ScenarioRules.standard().with(PIER).with(SHELF));
        assertEquals(1, report.passed(), report::text);
    }

    @Test
    void cardsArePutIntoAZone() {
        check(
                "{'act': {'in': 'rc', 'then': {'put': {'what': 'this', 'to': 'shelf'}}}}",
                "{'A': {'front left': 'pilot'}}",
                "'A activate pilot on front left'",
                "{'zones': {'A shelf': 'pilot', 'A front left': [], 'B shelf': []}}");
    }

    @Test
    void costsPutCardsFromAZoneIntoIt() {
        check(
                "{'act': {'in': 'rc', 'cost': {'put': {'what': {'some': {'cards': 'shelf'}}, 'to':"
                        + " 'soul'}}, 'then': 'draw'}}",
                "{'A': {'front left': 'pilot', 'shelf': 'knight'}}",
                "'A activate pilot on front left'",
                "{'zones': {'A shelf': [], 'A soul': 'knight', 'A hand': 'squire'}}");
        check(
                "{'act': {'in': 'rc', 'cost': {'put': {'what': {'some': {'cards': 'hand'}}, 'to':"
                        + " 'shelf'}}, 'then': 'draw'}}",
                "{'A': {'front left': 'pilot', 'hand': 'knight'}}",
                "['A activate pilot on front left', 'A pick knight from hand']",
                "{'zones': {'A shelf': 'knight', 'A hand': 'squire'}}");
    }

    @Test
    void anAbilityIsValidInAZoneAndHearsWhatGoesThere() {
        check(
                "{'auto': {'in': 'shelf', 'on': {'put': {'who': 'other', 'from': 'rc', 'to': 'shelf'}}, 'then': 'draw'}},"
                        + " {'act': {'in': 'rc', 'then': {'put': {'what': 'this', 'to': 'shelf'}}}}",
                "{'A': {'front left': 'pilot', 'shelf': 'pilot'}}",
                "'A activate pilot on front left'",
                "{'zones': {'A shelf': '2 pilot', 'A hand': 'squire'}}");
    }

    @Test
    @Rule(jp = "6.2.1#1")
    void unitsMoveAndAreCalledToACircle() {
        check(
                "{'auto': {'on': {'move': {'to': 'pier'}}, 'then': 'draw'}},"
                        + " {'act': {'in': 'rc', 'then': {'move': {'to': 'pier'}}}}",
                "{'A': {'front left': 'pilot'}}",
                "['A activate pilot on front left', 'A pick right pier']",
                "{'zones': {'A right pier': 'pilot', 'A left pier': [], 'A hand': 'squire'}}");
        check(
                "{'act': {'in': 'rc', 'then': [{'choose': {'cards': {'in': 'hand'}}},"
                        + " {'call': {'what': '$it', 'to': 'pier'}}]}}",
                "{'A': {'front left': 'pilot', 'hand': 'knight'}}",
                "['A activate pilot on front left', 'A pick left pier']",
                "{'zones': {'A left pier': 'knight', 'A hand': []}}");
    }

    @Test
    @Rule(jp = {"6.2.1#1", "6.2.1#2"})
    void noUnitIsCalledToACircleThatIsNeitherRearGuardNorGuardianCircle() {
        check(
                "{'act': {'in': 'rc', 'limit': 'turn', 'then': [{'call': {'what': {'cards': 'hand'}, 'to': 'mast'}},"
                        + " 'draw']}}",
                "{'A': {'front left': 'pilot', 'hand': 'knight'}}",
                "'A activate pilot on front left'",
                "{'zones': {'A tall mast': [], 'A hand': ['knight', 'squire']}}");
    }

    @Test
    void anAbilityIsValidOnACircleAndAFilterSaysIt() {
        check(
                "{'cont': {'in': 'pier', 'effects': {'gets': {'power': 5000,"
                        + " 'of': {'units': {'are': {'lies in': 'pier'}}}}}}}",
                "{'A': {'left pier': 'pilot', 'right pier': 'knight', 'front left': 'pilot'}}",
                "'A pass'",
                "{'power': {'A left pier': 13000, 'A right pier': 15000, 'A front left': 8000}}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'act': {'in': 'shelf', 'then': 'draw'}}",
                "{'cont': {'in': 'pier', 'effects': {'gets': {'power': 5000, 'of': {'units': {'are': {'lies in': 'pier'}}}}}}}",
                "{'cont': {'in': ['rc', 'pier'], 'effects': {'gets': {'power': {'times': [1000, {'count':"
                        + " {'cards': {'in': 'shelf'}}}]}}}}}"
            })
    void theyAreReadAndWrittenAsDataAndAsEnglish(String text) {
        Language language = Cardfight.language(SHELF, PIER);
        Ability ability = language.read(Ability.class, TextCards.data(text));
        assertEquals(ability, language.read(Ability.class, language.write(ability)));
        String english = language.grammar().write(ability);
        assertTrue(english.contains("shelf") || english.contains("pier"), english);
        assertEquals(ability, language.grammar().read(Ability.class, english));
        assertTrue(assertThrows(
                        RuntimeException.class, () -> Cardfight.language().read(Ability.class, TextCards.data(text)))
                .getMessage()
                .contains("vc, rc, gc"));
    }

    @Test
    void theSchemaOffersThem() {
        assertTrue(Cardfight.language(SHELF).schema("x").toString().contains("\"shelf\""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"drop", "Top Shelf", "{shelf}", ""})
    void aNameThatTextsCannotSayIsRefused(String name) {
        Plugin plugin = new Additions("other", registry -> {
            registry.zone(name, ZoneKind.Sight.ALL);
            return registry;
        });
        String message = assertThrows(
                        PluginException.class, () -> Cardfight.rules(Editions.JP_2026_04, Packs.vanilla(), plugin))
                .getMessage();
        assertTrue(message.startsWith("plugin other: ") && message.contains("\"" + name + "\""), message);
    }
}
