package io.github.cardfold.effect;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.edition.Vocabulary;
import io.github.cardfold.effect.grammar.Grammar;
import io.github.cardfold.effect.grammar.RandomTerms;
import io.github.cardfold.effect.grammar.Structure;
import io.vavr.collection.Array;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Texts of all kinds that have phrases are read as they were written. The main method tries 20,000 or as many as it is
 * told.
 */
class PhrasesProperties {
    private static final Language LANGUAGE = Vocabulary.LANGUAGE;
    private static final Grammar GRAMMAR = LANGUAGE.grammar();
    private static final Structure STRUCTURE = new TermStructure(LANGUAGE);
    private static final Array<Class<?>> MUTE = GRAMMAR.mute();
    private static final Array<Class<?>> KINDS = Language.roles()
            .flatMap(LANGUAGE::kinds)
            .<Class<?>>map(Kind::type)
            .distinct()
            .reject(MUTE::contains);

    public static void main(String[] arguments) {
        int count = arguments.length == 0 ? 20_000 : Integer.parseInt(arguments[0]);
        int wrong = 0;
        for (int seed = 0; seed < count; seed++) {
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

    private static Array<String> texts(String component) {
        return switch (component) {
            case "variable" -> Array.empty();
            case "word" -> Array.of("boost", "twin drive", "unit", "order", "critical", "heal", "auto", "Velza");
            default -> Array.of("Velza", "The \"X\"");
        };
    }

    private static void whatIsWrittenIsReadAgain(long seed) {
        RandomTerms terms = new RandomTerms(
                STRUCTURE,
                KINDS,
                each -> LANGUAGE.kind((Term) each).isDefined(),
                LANGUAGE::values,
                PhrasesProperties::texts,
                new Random(seed));
        Object term = terms.term(Ability.class, 1 + (int) Math.floorMod(seed, 6L));
        String text = GRAMMAR.write(term);
        Object normal = GRAMMAR.normal(term);
        assertEquals(normal, assertDoesNotThrow(() -> GRAMMAR.read(Ability.class, text), text), text);
        assertEquals(text, GRAMMAR.write(normal));
    }
}
