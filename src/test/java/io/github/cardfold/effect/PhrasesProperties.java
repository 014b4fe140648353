package io.github.cardfold.effect;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.data.Reading;
import io.github.cardfold.effect.grammar.Grammar;
import io.github.cardfold.spi.Harbour;
import io.vavr.collection.Array;
import java.util.regex.Pattern;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Texts of all kinds that have phrases are read as they were written. The main method tries 20,000 or as many as it is
 * told.
 */
class PhrasesProperties {
    /** A definition of each role: of each kind of component one can be a parameter. */
    private static final Array<TermDefinition> DEFINITIONS = Array.of(
                    "{'name': 'muster', 'role': 'ability', 'parameters': {'how many': 'value', 'then': 'instruction'},"
                            + " 'body': {'auto': {'on': {'placed': {'to': 'rc'}}, 'limit': 'turn', 'then':"
                            + " [{'draw': '$?how many'}, '$?then']}}, 'print': 'muster {how many}: {then}'}",
                    "{'name': 'twofold', 'role': 'instruction', 'parameters': {'what': 'instruction'},"
                            + " 'body': ['$?what', '$?what'], 'print': 'twofold ({what})'}",
                    "{'name': 'outnumbered', 'role': 'condition', 'parameters': {'by': 'selector'},"
                            + " 'body': {'exists': {'of': '$?by', 'at least': 3}}, 'print': 'you are outnumbered by {by}'}",
                    "{'name': 'double', 'role': 'value', 'parameters': {'of': 'value'},"
                            + " 'body': {'plus': ['$?of', '$?of']}, 'print': 'double ({of})'}",
                    "{'name': 'fleet', 'role': 'selector', 'parameters': {'flag': 'filter'},"
                            + " 'body': {'units': {'are': ['standing', '$?flag']}}, 'print': 'the fleet ({flag})'}",
                    "{'name': 'ashore', 'role': 'filter', 'parameters': {},"
                            + " 'body': {'lies in': 'drop'}, 'print': 'ashore'}",
                    "{'name': 'hoisted', 'role': 'continuous', 'parameters': {'flag': 'continuous'},"
                            + " 'body': '$?flag', 'print': 'hoisted ({flag})'}")
            .map(json -> TermDefinition.read(Reading.of(TextCards.data(json))));

    private static final Language LANGUAGE =
            DEFINITIONS.foldLeft(Cardfight.language(new Harbour()), (language, each) -> language.with(each));

    private static final Grammar GRAMMAR = LANGUAGE.grammar();
    private static final RandomAbilities ABILITIES = new RandomAbilities(LANGUAGE);

    /** There are no more words in a text than these. */
    private static final Pattern WORD_OR_SIGN = Pattern.compile("\\w+|[^\\w\\s]");

    public static void main(String[] arguments) {
        int count = arguments.length == 0 ? 20_000 : Integer.parseInt(arguments[0]);
        int wrong = 0;
        long first = arguments.length < 2 ? 0 : Long.parseLong(arguments[1]);
        for (long seed = first; seed < first + count; seed++) {
            try {
                whatIsWrittenIsReadAgain(seed);
            } catch (RuntimeException | AssertionError e) {
                wrong++;
                System.out.println("seed " + seed + ": " + e.getMessage());
            }
        }
        String result = wrong + " of " + count + " texts are not read as they were written";
        System.out.println(result);
        if (wrong > 0) {
            throw new IllegalStateException(result);
        }
    }

    @Property(tries = 300, seed = "1")
    void textsAreReadAsTheyWereWritten(@ForAll long seed) {
        whatIsWrittenIsReadAgain(seed);
    }

    private static void whatIsWrittenIsReadAgain(long seed) {
        Ability term = ABILITIES.of(seed);
        String text = GRAMMAR.write(term);
        if (WORD_OR_SIGN.matcher(text).results().count() > Grammar.MOST_WORDS) {
            return;
        }
        Object normal = GRAMMAR.normal(term);
        assertEquals(normal, assertDoesNotThrow(() -> GRAMMAR.read(Ability.class, text), text), text);
        assertEquals(text, GRAMMAR.write(normal));
    }
}
