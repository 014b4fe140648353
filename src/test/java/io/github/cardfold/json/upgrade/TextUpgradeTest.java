package io.github.cardfold.json.upgrade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.Language;
import io.github.cardfold.json.DataJson;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts of format 1 are rewritten by rules, here by some that are made up. */
class TextUpgradeTest {
    private static final Language LANGUAGE = Packs.language();

    /** Nobody draws any more: cards are put from the deck. A blast of the soul is of another name. */
    private static final UpgradeRules RULES = UpgradeRules.none()
            .term(
                    "instruction",
                    "draw",
                    term -> term.now("instruction", "take")
                            .with("how many", term.value("number"))
                            .with(term, "as")
                            .data())
            .term(
                    "cost",
                    "soul blast",
                    term -> term.now("cost", "blast")
                            .with("of", "soul")
                            .with(term, "number")
                            .data())
            .term(
                    "instruction",
                    "soul charge",
                    term -> Data.items(Array.of(
                            term.now("instruction", "peek")
                                    .with("number", Data.whole(1))
                                    .data(),
                            term.now("instruction", "charge").data())))
            .term("instruction", "win", term -> {
                throw term.refused("something that ends less suddenly");
            });

    private static String rewritten(String ability) {
        return JsonLayout.flat(new TextRewriter(RULES, LANGUAGE)
                        .rewritten("ability", DataJson.read(ability.replace('\'', '"')), "$"))
                .replace('"', '\'');
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // left out, alone, in full, in a list, in a block, in an ability that is given
                "{'auto': {'on': 'hits', 'then': 'draw'}} | {'auto': {'on': 'hits', 'then': {'take': {'how many': 1}}}}",
                "{'act': {'draw': 2}} | {'act': {'take': {'how many': 2}}}",
                "{'act': {'then': [{'draw': {'number': 2, 'as': 'x'}}, 'stand']}} | {'act': {'then': [{'take': {'how many': 2, 'as': 'x'}}, 'stand']}}",
                "{'act': {'may': ['draw']}} | {'act': {'may': [{'take': {'how many': 1}}]}}",
                "{'cont': {'has': {'act': 'draw'}}} | {'cont': {'has': {'act': {'take': {'how many': 1}}}}}",
                // in place of one, several
                "{'act': ['draw', 'soul charge', 'stand']} | {'act': [{'take': {'how many': 1}}, {'peek': {'number': 1}}, 'charge', 'stand']}",
                "{'act': 'soul charge'} | {'act': [{'peek': {'number': 1}}, 'charge']}",
                // a cost, and its own part of speech
                "{'act': {'cost': ['soul blast', {'soul blast': 3}], 'then': 'stand'}} | {'act': {'cost': [{'blast': {'of': 'soul'}}, {'blast': {'of': 'soul', 'number': 3}}], 'then': 'stand'}}",
            })
    void aTermIsRewrittenWhereverItStands(String before, String after) {
        assertEquals(after, rewritten(before));
        assertEquals(after, rewritten(after));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'auto': {'on': {'placed': {'named': 'draw'}}, 'label': 'draw', 'then': 'stand'}}",
                "{'act': {'then': {'drew': 'draw'}, 'new': 'draw'}}",
                "{'act': {'then': {'draw': {'number': 2, 'slowly': true}}}}",
                "{'order': '$draw'}",
                "'draw'",
                "5"
            })
    void wordsAndWhatIsUnknownStay(String text) {
        Data data = DataJson.read(text.replace('\'', '"'));
        assertSame(data, new TextRewriter(RULES, LANGUAGE).rewritten("ability", data, "$"));
    }

    @Test
    void ofPacksAndScenarioFilesOnlyTheTermsChange() {
        String before = """
                {"name": "draw",   "start" :"9.9",\t"chance": ["draw"],
                  "cards": [ {"id":"a", "note": "d\\u0072aw \\"", "abilities": [
                     {"auto" : {"on":"hits",
                        "then" : [ "stand",  {"draw":{ "number" :2}} , "rest" ] } }, {"cont":  "boost"}]},
                     {"id": "b"} ],
                  "variants": [{"name": "x"}, {"cards": [{"abilities": [{"act" : "draw"}]}], "end": {"legal": ["draw"]}}]}
                """;
        String after = before.replace("{\"draw\":{ \"number\" :2}}", "{\"take\":{ \"how many\" :2}}")
                .replace("{\"act\" : \"draw\"}", "{\"act\" : {\"take\": {\"how many\": 1}}}");
        assertEquals(after, TextUpgrade.of(before, DataJson.read(before), RULES, LANGUAGE));
        assertEquals(after, TextUpgrade.of(after, DataJson.read(after), RULES, LANGUAGE));
    }

    @Test
    void whatDefinitionsMeanAndWhatIsSaidOfThemIsRewritten() {
        String before = """
                {"definitions": [{"name": "twice", "role": "instruction", "parameters": {"what": "instruction"},
                    "body": ["$?what", "draw", "$?what"], "print": "twice {what}"},
                  {"name": "lost", "role": "instruction"}],
                 "cards": [{"abilities": [{"act": {"twice": "draw"}}, {"brave": {"act": "draw"}}]}]}
                """;
        String after = """
                {"definitions": [{"name": "twice", "role": "instruction", "parameters": {"what": "instruction"},
                    "body": ["$?what", "stand", "$?what"], "print": "twice {what}"},
                  {"name": "lost", "role": "instruction"}],
                 "cards": [{"abilities": [{"act": {"twice": "stand"}}, {"brave": {"act": "stand"}}]}]}
                """;
        UpgradeRules rules = UpgradeRules.none().term("instruction", "draw", term -> Data.text("stand"));
        assertEquals(after, TextUpgrade.of(before, DataJson.read(before), rules, LANGUAGE));
    }

    @Test
    void whatIsLongIsWrittenOnSeveralLines() {
        UpgradeRules longer = UpgradeRules.none()
                .term(
                        "instruction",
                        "draw",
                        term -> term.now("instruction", "take")
                                .with("as", "w".repeat(50))
                                .with("from", "v".repeat(50))
                                .data());
        String before = "{\"cards\": [\n  {\"id\": \"a\", \"abilities\": [\n    {\"act\": \"draw\"}]}]}";
        assertEquals(
                "{\"cards\": [\n  {\"id\": \"a\", \"abilities\": [\n    {\"act\": {\"take\": {\n      \"as\": \""
                        + "w".repeat(50) + "\",\n      \"from\": \"" + "v".repeat(50) + "\"\n    }}}]}]}",
                TextUpgrade.of(before, DataJson.read(before), longer, LANGUAGE));
    }

    @Test
    void aTermThatIsRefusedIsNamedByItsPath() {
        String text =
                "{\"cards\": [{}, {\"abilities\": [\"x\", {\"act\": {\"then\": [\"stand\", {\"may\": \"win\"}]}}]}]}";
        StateFormatException refused = assertThrows(
                StateFormatException.class, () -> TextUpgrade.of(text, DataJson.read(text), RULES, LANGUAGE));
        assertEquals(
                "$.cards[1].abilities[1].act.then[1].may: expected something that ends less suddenly, found \"win\"",
                refused.getMessage());
    }

    @Test
    void aTextThatBecomesTooDeepIsRefused() {
        UpgradeRules deeper = UpgradeRules.none()
                .term(
                        "instruction",
                        "draw",
                        term -> Array.range(0, 20)
                                .foldLeft(
                                        Data.text("x"),
                                        (data, i) ->
                                                Data.fields().put("a", data).build()));
        String text = "{\"act\": " + "{\"may\": ".repeat(15) + "\"draw\"" + "}".repeat(16);
        assertTrue(assertThrows(
                        StateFormatException.class,
                        () -> new TextRewriter(deeper, LANGUAGE).rewritten("ability", DataJson.read(text), "$.here"))
                .getMessage()
                .startsWith("$.here: expected a text that can be rewritten, found data is nested more than"));
    }

    @Test
    void whatOneRuleWritesAnotherRewrites() {
        UpgradeRules chain = UpgradeRules.none()
                .term("instruction", "draw", term -> Data.text("stand"))
                .term("instruction", "stand", term -> Data.text("gone"));
        assertEquals(
                DataJson.read("{\"act\": \"gone\"}"),
                new TextRewriter(chain, LANGUAGE).rewritten("ability", DataJson.read("{\"act\": \"draw\"}"), "$"));
        UpgradeRules circle = UpgradeRules.none()
                .term("instruction", "draw", term -> Data.text("stand"))
                .term("instruction", "stand", term -> Data.text("draw"));
        assertThrows(
                IllegalStateException.class,
                () -> new TextRewriter(circle, LANGUAGE)
                        .rewritten("ability", DataJson.read("{\"act\": \"draw\"}"), "$"));
    }

    @Test
    void aTermIsWrittenAsShortAsItCanBeRead() {
        NewTerm draw = NewTerm.of(LANGUAGE, "instruction", "draw");
        assertEquals(
                DataJson.read("\"draw\""), draw.with("number", Data.whole(1)).data());
        assertEquals(
                DataJson.read("{\"draw\": 2}"),
                draw.with("number", Data.whole(2)).data());
        assertEquals(
                DataJson.read("{\"draw\": {\"number\": 2, \"as\": \"x\"}}"),
                draw.with("number", Data.whole(2)).with("as", "x").data());
    }

    @Test
    void thereIsNoRuleForWhatWasNoWordAndOneForEachThatWas() {
        assertThrows(
                IllegalArgumentException.class,
                () -> UpgradeRules.none().term("instruction", "take", term -> Data.text("x")));
        assertThrows(IllegalArgumentException.class, () -> RULES.term("instruction", "draw", term -> Data.text("x")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // up to the term that binds it again, what is done last, and not in an ability that is given
                "{'auto': {'on': 'hits', 'then': [{'retire': '$it'}, {'choose': 'rear guards'}, {'stand': '$it'}]}} | {'auto': {'on': 'hits', 'then': [{'retire': '$hit'}, {'choose': 'rear guards'}, {'stand': '$it'}]}}",
                "{'auto': {'then': [{'choose': {'from': '$it'}}, {'stand': '$it'}], 'on': 'hits', 'when': '$it'}} | {'auto': {'then': [{'choose': {'from': '$hit'}}, {'stand': '$it'}], 'on': 'hits', 'when': '$hit'}}",
                "{'auto': {'on': 'hits', 'then': [{'this turn': {'has': {'of': '$it', 'ability': {'auto': {'on': 'hits', 'then': {'stand': '$it'}}}}}}, {'rest': '$it'}]}} | {'auto': {'on': 'hits', 'then': [{'this turn': {'has': {'of': '$hit', 'ability': {'auto': {'on': 'hits', 'then': {'stand': '$it'}}}}}}, {'rest': '$hit'}]}}",
                "{'auto': {'on': 'hits', 'cost': {'discard': {'as': 'it'}}, 'then': {'stand': '$it'}}} | {'auto': {'on': 'hits', 'cost': {'discard': {'as': 'it'}}, 'then': {'stand': '$it'}}}",
                "{'act': {'stand': '$its'}} | {'act': {'stand': '$its'}}",
            })
    void variablesGetOtherNames(String before, String after) {
        Data renamed = Variables.renamed(LANGUAGE, "ability", DataJson.read(before.replace('\'', '"')), "it", "hit");
        assertEquals(DataJson.read(after.replace('\'', '"')), renamed);
    }

    @Test
    void aRuleForAWholeAbilityComesBeforeItsTerms() {
        UpgradeRules rules = UpgradeRules.none()
                .ability((ability, words) -> Variables.renamed(words, "ability", ability, "it", "hit"))
                .term("selector", "guardians", term -> Data.text("$it"));
        assertEquals(
                DataJson.read("{\"act\": [{\"stand\": \"$hit\"}, {\"stand\": \"$hit\"}]}"),
                new TextRewriter(rules, LANGUAGE)
                        .rewritten(
                                "ability",
                                DataJson.read("{\"act\": [{\"stand\": \"$it\"}, {\"stand\": \"guardians\"}]}"),
                                "$"));
    }
}
