package io.github.cardfold.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.edition.Vocabulary;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.effect.kind.Count;
import io.github.cardfold.effect.kind.This;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One record as several kinds, words that are named one by one, and parts whose components stand among others. */
class FixedComponentsTest {
    /** What can be weighed; no enum, so that anybody may add one. */
    record Quality(String name) {}

    @Phrase("within limits")
    record Limits(Option<Value> atLeast, Option<Value> atMost) implements Part {
        Limits {
            if (atLeast.isEmpty() && atMost.isEmpty()) {
                throw new IllegalArgumentException("no limit is said");
            }
        }
    }

    @Phrase("{of} weighs {what}")
    record Weighs(
            Quality what,
            Limits limits,
            boolean twice,
            @Default("this") Selector of) implements Condition {
        @Override
        public boolean holds(Query query) {
            return false;
        }
    }

    private static final Quality MASS = new Quality("mass");
    private static final Quality CHARGE = new Quality("charge");
    private static final Quality SPIN = new Quality("spin");

    private static final Language WORDS = Vocabulary.LANGUAGE
            .word(Quality.class, "mass", MASS)
            .word(Quality.class, "electric charge", CHARGE)
            .word(Quality.class, "spin", SPIN);
    private static final Language LANGUAGE = WORDS.with("heavy", Weighs.class, "what", "mass")
            .with("twice as heavy", Weighs.class, "what", "mass", "twice", true)
            .with("charged", Weighs.class, "what", "electric charge");

    private static Weighs weighs(Quality what, int atLeast, boolean twice) {
        return new Weighs(what, new Limits(Option.some(new Constant(atLeast)), Option.none()), twice, new This());
    }

    private static Condition read(String json) {
        return LANGUAGE.read(Condition.class, TextCards.data(json));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'heavy': 2} | {'heavy': 2}",
                "{'heavy': {'at least': 2}} | {'heavy': 2}",
                "{'heavy': {'at least': 2, 'at most': 3}} | {'heavy': {'at least': 2, 'at most': 3}}",
                "{'heavy': {'at most': 3, 'of': 'vanguard'}} | {'heavy': {'at most': 3, 'of': 'vanguard'}}",
                "{'twice as heavy': {'at least': {'count': 'vanguard'}}} | {'twice as heavy': {'count': 'vanguard'}}",
                "{'charged': {'at least': 2, 'twice': true}} | {'charged': {'at least': 2, 'twice': true}}",
            })
    void whatIsReadIsWrittenUnderTheSameName(String json, String written) {
        assertEquals(TextCards.data(written), LANGUAGE.write(read(json)));
        assertEquals(read(json), read(written));
    }

    @Test
    void whatIsFixedIsRead() {
        assertEquals(weighs(MASS, 2, false), read("{'heavy': 2}"));
        assertEquals(weighs(MASS, 2, true), read("{'twice as heavy': 2}"));
        assertEquals(weighs(CHARGE, 2, false), read("{'charged': 2}"));
    }

    @Test
    void ofTwoNamesThatFitTheOneThatSaysMoreIsWritten() {
        assertEquals(TextCards.data("{'twice as heavy': 2}"), LANGUAGE.write(weighs(MASS, 2, true)));
        Language other = WORDS.with("twice as heavy", Weighs.class, "what", "mass", "twice", true)
                .with("heavy", Weighs.class, "what", "mass")
                .with("weighs", Weighs.class);
        assertEquals(TextCards.data("{'twice as heavy': 2}"), other.write(weighs(MASS, 2, true)));
        assertEquals(TextCards.data("{'heavy': 2}"), other.write(weighs(MASS, 2, false)));
        assertEquals(
                TextCards.data("{'weighs': {'what': 'spin', 'at least': 2}}"), other.write(weighs(SPIN, 2, false)));
        assertEquals(Option.some("condition weighs"), other.kind(weighs(SPIN, 2, false)));
    }

    @Test
    void aTermThatFitsNoNameCannotBeWritten() {
        IllegalArgumentException thrown =
                assertThrows(IllegalArgumentException.class, () -> LANGUAGE.write(weighs(SPIN, 2, false)));
        assertTrue(thrown.getMessage().contains("spin"), thrown.getMessage());
        assertTrue(thrown.getMessage().contains("\"heavy\", \"charged\""), thrown.getMessage());
        assertEquals(Option.none(), LANGUAGE.kind(weighs(SPIN, 2, false)));
        assertEquals(Option.some("condition heavy"), LANGUAGE.kind(weighs(MASS, 2, false)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'heavy': {'what': 'mass', 'at least': 2}} | $.heavy.what | no such field",
                "{'twice as heavy': {'twice': true, 'at least': 2}} | $[\"twice as heavy\"].twice | no such field",
                "{'weighs': {'what': 'spni', 'at least': 2}} | $.weighs.what | did you mean spin?",
                "{'weighs': {'what': 'taste', 'at least': 2}} | $.weighs.what | one of mass, electric charge, spin",
                "'heavy' | $ | no limit is said",
                "{'hevy': 2} | $ | did you mean heavy?",
            })
    void whatIsWrongIsNamedWithItsPath(String json, String path, String message) {
        Language language = LANGUAGE.with("weighs", Weighs.class);
        StateFormatException thrown =
                assertThrows(StateFormatException.class, () -> language.read(Condition.class, TextCards.data(json)));
        assertEquals(path, thrown.path());
        assertTrue(thrown.getMessage().contains(message), thrown.getMessage());
    }

    @Test
    void twoKindsOfOneMeaningOrOneNameAreRefused() {
        assertRefused(() -> LANGUAGE.with("massive", Weighs.class, "what", "mass"), "\"heavy\" and \"massive\"");
        assertRefused(() -> LANGUAGE.with("heavy", Weighs.class, "what", "spin"), "two kinds");
        assertRefused(() -> LANGUAGE.with("spinning", Weighs.class, "who", "spin"), "no component \"who\"");
        assertRefused(() -> LANGUAGE.with("tasty", Weighs.class, "what", "taste"), "one of mass");
        assertRefused(() -> WORDS.word(Quality.class, "mass", new Quality("other")), "\"mass\"");
        assertRefused(() -> WORDS.word(Quality.class, "weight", MASS), "\"weight\"");
    }

    private static void assertRefused(Executable adding, String message) {
        RuntimeException thrown = assertThrows(RuntimeException.class, adding);
        assertTrue(thrown.getMessage().contains(message), thrown.getMessage());
    }

    @Test
    void whatIsFixedIsNoComponentInListsAndSchema() {
        assertEquals(Array.of("at least", "at most", "twice", "of"), LANGUAGE.components(Condition.class, "heavy"));
        assertEquals(Array.of("at least", "at most", "of"), LANGUAGE.components(Condition.class, "twice as heavy"));
        String schema = LANGUAGE.with("weighs", Weighs.class).schema("x").toString();
        assertTrue(schema.contains("electric charge"));
    }

    /** Values in a part are seen by all that walks a term. */
    @Test
    void aPartIsPartOfTheTerm() {
        assertTrue(Terms.has(read("{'heavy': {'at least': {'count': 'vanguard'}}}"), Count.class));
    }
}
