package io.github.cardfold.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Texts read like those of cards. */
class EnglishTest {
    private static final Path TEXTS = Path.of("src", "test", "resources", "texts.txt");

    /** What no text may say, whatever its terms are. */
    private static final Array<Pattern> CLUMSY = Array.of(
                    "  ",
                    " [.,;]",
                    "\\ban (unit|rear|card)\\b",
                    "\\ba [aeio]\\w+\\b",
                    "\\b(unit|card|vanguard) (get|have|lose)\\b",
                    "\\b(units|cards|rear-guards) (gets|has|loses|is)\\b",
                    "\\bis with\\b",
                    "\\bno or more\\b",
                    "\\bone or more of\\b",
                    "\\bopponent (choose|draw|discard|look|search|pay)\\b",
                    "\\bthe top a\\b",
                    "\\bAUTO.*: When \\S+ goes\\b",
                    "[_{}$@]|\\bnull\\b")
            .map(Pattern::compile);

    /** Lines in pairs: a text as it is written, and as it reads. */
    static Stream<Array<String>> texts() throws IOException {
        return Array.ofAll(Files.readAllLines(TEXTS))
                .reject(String::isBlank)
                .grouped(2)
                .map(Array::ofAll)
                .toJavaStream();
    }

    @ParameterizedTest
    @MethodSource("texts")
    void aTextReadsLikeACard(Array<String> text) {
        assertEquals(text.get(1), TextCards.ability(text.get(0)).english());
    }

    @Test
    void noTextOfAShippedCardIsClumsy() {
        Array<Card> cards =
                Packs.nightfair().cards().reject(card -> card.abilities().isEmpty());
        assertTrue(cards.nonEmpty());
        for (Card card : cards) {
            CLUMSY.forEach(pattern -> assertFalse(
                    pattern.matcher(card.text()).find(), () -> card.name() + ": " + pattern + ": " + card.text()));
        }
    }
}
