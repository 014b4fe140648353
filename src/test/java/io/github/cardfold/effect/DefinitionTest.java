package io.github.cardfold.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.edition.Vocabulary;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.StateFormatException;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Definitions are kinds of texts whose terms are what they mean. */
class DefinitionTest {
    private static final TermDefinition MUSTER =
            definition("{'name': 'muster', 'role': 'ability', 'parameters': {'number':"
                    + " {'type': 'value', 'default': 1}, 'then': 'instruction', 'often': {'type': 'number', 'default': 1}},"
                    + " 'body': {'auto': {'on': {'placed': {'to': 'rc'}}, 'limit': 'turn', 'times': '$?often', 'then':"
                    + " [{'draw': '$?number'}, '$?then']}}, 'print': 'muster {number}: {then}'}");
    private static final TermDefinition THRICE =
            definition("{'name': 'thrice', 'role': 'instruction', 'parameters': {'what':"
                    + " 'instruction'}, 'body': ['$?what', '$?what', '$?what'], 'print': 'three times: {what}'}");
    private static final TermDefinition PACED = definition(
            "{'name': 'paced', 'role': 'ability', 'parameters': {'limit':"
                    + " {'type': 'text', 'default': 'turn'}}, 'body': {'act': {'limit': '$?limit', 'then': 'draw'}}, 'print': 'x'}");
    private static final Language LANGUAGE =
            Vocabulary.LANGUAGE.with(MUSTER).with(THRICE).with(PACED);

    private static TermDefinition definition(String json) {
        return TermDefinition.read(Reading.of(TextCards.data(json)));
    }

    private static Ability read(String json) {
        return LANGUAGE.read(Ability.class, TextCards.data(json));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'muster': 'soul charge'} | {'auto': {'on': {'placed': {'to': 'rc'}}, 'limit': 'turn', 'then': ['draw', 'soul charge']}}",
                "{'muster': {'then': {'may': 'stand'}, 'number': 2, 'often': 3}} | {'auto': {'on': {'placed': {'to': 'rc'}}, 'limit': 'turn', 'times': 3, 'then': [{'draw': 2}, {'may': 'stand'}]}}",
                "{'act': {'thrice': {'thrice': 'draw'}}} | {'act': [[['draw', 'draw', 'draw'], ['draw', 'draw', 'draw'], ['draw', 'draw', 'draw']]]}",
                "{'cont': {'gets': {'ability': {'muster': ['soul charge', {'thrice': 'draw'}]}}}} | {'cont': {'gets': {'ability': {'auto': {'on': {'placed': {'to': 'rc'}}, 'limit': 'turn', 'then': ['draw', ['soul charge', ['draw', 'draw', 'draw']]]}}}}}",
            })
    void aUseMeansWhatItsBodySays(String use, String meaning) {
        Ability used = read(use);
        assertEquals(Vocabulary.LANGUAGE.read(Ability.class, TextCards.data(meaning)), Terms.meant(used));
        assertEquals(used, LANGUAGE.read(Ability.class, LANGUAGE.write(used)));
        assertEquals(Terms.meant(used), Terms.meant(Terms.meant(used)));
    }

    @Test
    void whatUsesNoneIsItsOwnMeaning() {
        Ability plain = read("{'act': 'draw'}");
        assertSame(plain, Terms.meant(plain));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'muster': {'then': 'soul charge', 'number': 1}} | {'muster': 'soul charge'}",
                "{'muster': {'then': {'draw': {'number': 2}}}} | {'muster': {'draw': 2}}",
                "{'muster': {'then': 'stand', 'often': 2}} | {'muster': {'then': 'stand', 'often': 2}}",
            })
    void aUseIsWrittenAsShortAsItCanBeRead(String long0, String short0) {
        assertEquals(TextCards.data(short0), LANGUAGE.write(read(long0)));
    }

    @Test
    void aUseIsPrintedByThePatternAndKeepsItsName() {
        Ability used = read("{'muster': {'then': {'thrice': 'soul charge'}, 'number': 2}}");
        assertEquals("muster 2: three times: soul-charge (1)", used.english().replaceAll("soul.*", "soul-charge (1)"));
        assertEquals(Array.of("muster", "thrice"), Terms.definitions(used));
        Card card = TextCards.card("x").withAbilities(Array.of(used, read("{'act': 'draw'}"), used));
        assertEquals(Array.of("muster", "thrice"), card.definitions());
        assertEquals(Array.empty(), Terms.definitions(Terms.meant(used)));
        assertEquals(card.abilities().map(Terms::meant), card.meant());
    }

    @Test
    void aTextIsPrintedSoThatItIsRead() {
        Language titled = Vocabulary.LANGUAGE.with(
                definition("{'name': 'titled', 'role': 'ability', 'parameters': {'name': 'text'},"
                        + " 'body': {'cont': {'effects': {'gets': {'name': '$?name'}}}}, 'print': 'titled {name}'}"));
        Ability used = titled.read(Ability.class, TextCards.data("{'titled': 'Ada \\\"the Owl\\\" Reed'}"));
        assertEquals("titled \"Ada \"\"the Owl\"\" Reed\"", used.english());
        assertEquals(used, titled.grammar().read(Ability.class, used.english()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'placed' | {'placed': {'in': 'rc', 'often': 2}} | placed (in: 'rc') (often: 2)",
                "'placed' | {'placed': {'in': ['rc', 'vc']}} | placed (in: 'rc' and 'vc')",
                "'placed' | {'placed': {'in': ['vc', 'rc', 'gc'], 'often': 1}} | placed",
                "'placed' | {'placed': {'in': []}} | placed (no in)",
                "'placed {often}' | {'placed': {'in': 'drop'}} | placed 1 (in: 'drop')",
                "'placed {in}' | {'placed': {'in': ['drop', 'soul']}} | placed 'drop' and 'soul'",
                "'placed {in} early' | {'placed': {'in': ['vc', 'rc', 'gc']}} | placed 'vc', 'rc' and 'gc' early",
                "'placed {in} early' | {'placed': {'in': []}} | placed (no in) early",
                "'placed {hidden}' | {'placed': {'hidden': true}} | placed (hidden)",
                "'placed {hidden}' | {'placed': {'hidden': false}} | placed (no hidden)",
                "'placed' | {'placed': {'hidden': true}} | placed",
                "'placed' | {'placed': {'hidden': false}} | placed (no hidden)",
            })
    void everyParameterIsReadAsItIsPrinted(String print, String use, String english) {
        Language language =
                Vocabulary.LANGUAGE.with(definition("{'name': 'placed', 'role': 'ability', 'parameters': {'in':"
                        + " {'type': 'words', 'default': ['vc', 'rc', 'gc']}, 'often': {'type': 'number', 'default': 1}, 'hidden':"
                        + " {'type': 'truth', 'default': true}}, 'body': {'auto': {'in': '$?in', 'on': 'placed', 'limit': 'turn',"
                        + " 'times': '$?often', 'then': {'draw': {'up to': '$?hidden'}}}}, 'print': " + print + "}"));
        Ability used = language.read(Ability.class, TextCards.data(use));
        String written = language.grammar().write(used);
        assertEquals(english, written.replace('"', '\''));
        assertEquals(used, language.grammar().read(Ability.class, written));
        assertEquals(used, language.grammar().read(Ability.class, used.english()), used.english());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'muster': {}} | $.muster: expected \"then\", found no such field",
                "{'muster': {'then': 'draw', 'who': 1}} | $.muster.who: expected no such field",
                "{'muster': {'then': 'draw', 'number': 'x'}} | $.muster.number: expected a kind of value, found \"x\"",
                "{'muster': {'then': 'draw', 'often': 'draw'}} | $.muster.often: expected a whole number",
                "{'muster': {'then': 'dra'}} | $.muster.then: expected a kind of instruction, found \"dra\"; did you mean draw?",
                "{'paced': 'week'} | $.paced: expected one of turn, fight, turn by name, fight by name, divine skill, unique skill for the parameter \"limit\", found \"week\" at $.body.act.limit of the definition \"paced\"",
                "{'act': 'muster'} | $.act: expected a kind of instruction, found \"muster\"",
            })
    void aUseThatMakesNoSenseIsRefused(String use, String sentence) {
        StateFormatException refused = assertThrows(StateFormatException.class, () -> read(use));
        assertTrue(String.valueOf(refused.getMessage()).startsWith(sentence), refused.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'name': 'X', 'role': 'ability', 'body': {'act': 'draw'}, 'print': 'x'} | $.name: expected words of lower-case letters",
                "{'name': 'x', 'role': 'trigger', 'body': 'hit', 'print': 'x'} | $.role: expected one of ability, instruction",
                "{'name': 'x', 'role': 'ability', 'body': {'act': 'draw'}} | $.print: expected a value",
                "{'name': 'x', 'role': 'filter', 'parameters': {'n': 'text'}, 'body': {'name': '$?n'}, 'print': 'named “{n}”'} | $.print: expected parameters without quotation marks",
                "{'name': 'x', 'role': 'filter', 'parameters': {'n>': 'text'}, 'body': {'name': '$?n>'}, 'print': 'x'} | $.parameters: expected names of lower-case letters",
                "{'name': 'x', 'role': 'ability', 'body': {'act': 'draw'}, 'print': 'x {y}'} | $.print: expected parameters of the definition alone, found \"y\"",
                "{'name': 'x', 'role': 'ability', 'body': {'act': '$?y'}, 'print': 'x'} | $.body: expected parameters of the definition alone, found \"y\"",
                "{'name': 'x', 'role': 'ability', 'parameters': {'y': 'value'}, 'body': {'act': 'draw'}, 'print': 'x'} | $.body: expected the parameter \"y\" as \"$?y\"",
                "{'name': 'x', 'role': 'ability', 'parameters': {'y': 'colour'}, 'body': {'act': '$?y'}, 'print': 'x'} | $.parameters.y: expected one of number, text, words, truth, ability",
                "{'name': 'x', 'role': 'ability', 'parameters': {'y': {'type': 'value', 'default': 'z'}}, 'body': {'act': {'draw': '$?y'}}, 'print': 'x'} | $.parameters.y.default: expected a kind of value",
                "{'name': 'x', 'role': 'ability', 'parameters': {'y': 'filter'}, 'body': {'act': '$?y'}, 'print': 'x'} | $.body.act: expected a kind of instruction",
                "{'name': 'x', 'role': 'ability', 'body': {'act': 'drw'}, 'print': 'x'} | $.body.act: expected a kind of instruction, found \"drw\"; did you mean draw?",
                "{'name': 'x', 'role': 'ability', 'body': 'x', 'print': 'x'} | $.body: expected a kind of ability",
            })
    void aDefinitionThatMakesNoSenseIsRefused(String json, String sentence) {
        StateFormatException refused =
                assertThrows(StateFormatException.class, () -> Vocabulary.LANGUAGE.with(definition(json)));
        assertTrue(String.valueOf(refused.getMessage()).startsWith(sentence), refused.getMessage());
    }

    @Test
    void aNameIsTakenOnceAndTheSameDefinitionIsNoSecondOne() {
        assertSame(LANGUAGE, LANGUAGE.with(MUSTER));
        String other = "{'name': '%s', 'role': 'ability', 'body': {'act': 'draw'}, 'print': 'x'}";
        assertThrows(IllegalArgumentException.class, () -> LANGUAGE.with(definition(other.formatted("muster"))));
        assertThrows(IllegalArgumentException.class, () -> LANGUAGE.with(definition(other.formatted("auto"))));
        assertThrows(
                IllegalArgumentException.class,
                () -> LANGUAGE.with(definition("{'name': 'x', 'role': 'instruction', 'parameters': {'draw':"
                        + " 'instruction'}, 'body': '$?draw', 'print': 'x'}")));
    }

    @Test
    void definitionsUseOneAnotherToADepthThatHasAName() {
        String chain = "{'name': 'a%d', 'role': 'instruction', 'body': %s, 'print': 'x'}";
        Language language = List.range(1, TermDefinition.MOST_NESTED + 1)
                .foldLeft(
                        Vocabulary.LANGUAGE,
                        (words, i) ->
                                words.with(definition(chain.formatted(i, i == 1 ? "'draw'" : "'a" + (i - 1) + "'"))));
        TermDefinition deeper =
                definition(chain.formatted(TermDefinition.MOST_NESTED + 1, "'a" + TermDefinition.MOST_NESTED + "'"));
        assertEquals(
                "definitions use one another at most 8 deep",
                assertThrows(IllegalArgumentException.class, () -> language.with(deeper))
                        .getMessage());
    }

    /** Each is three times as long as the one before, until a text is too long. */
    @Test
    void whatBecomesTooLongIsRefusedBeforeItIsWrittenOut() {
        String text = "{'act': " + "{'thrice': ".repeat(12) + "'draw'" + "}".repeat(13);
        StateFormatException refused = assertThrows(StateFormatException.class, () -> read(text));
        assertTrue(String.valueOf(refused.getMessage()).contains("at most 2000 terms"), refused.getMessage());
    }

    @Test
    void definitionsStandInTheSchema() {
        String schema = LANGUAGE.schema("x").toString();
        assertTrue(schema.contains("\"muster\":{\"anyOf\":[{\"type\":\"object\",\"properties\":{\"number\":"), schema);
        assertTrue(schema.contains("\"thrice\":"));
    }

    @Test
    void aDefinitionIsWrittenAsItIsRead() {
        for (TermDefinition each : Packs.keywords().definitions().append(MUSTER).append(THRICE)) {
            assertEquals(each, TermDefinition.read(Reading.of(each.data())));
        }
        Data data = MUSTER.data();
        assertEquals(MUSTER, TermDefinition.read(Reading.of(data)));
    }
}
