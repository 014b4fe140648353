package io.github.cardfold.effect.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.vavr.collection.Array;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What is written is read as the same, whatever the term, and written the same again. */
class GrammarProperties {
    private static final Grammar GRAMMAR = Little.grammar();

    @Property(tries = 1_000, seed = "1")
    void whatIsWrittenIsReadAgain(@ForAll long seed) {
        RandomTerms terms = new RandomTerms(
                Little.STRUCTURE,
                Little.KINDS,
                term -> true,
                type -> Array.of(type.getEnumConstants()),
                component -> component.equals("name") ? Array.of("Velza", "The \"X\"", "Draw a card.") : Array.empty(),
                (type, part) -> null,
                new Random(seed));
        Object term = terms.term(Little.Ability.class, 1 + (int) Math.floorMod(seed, 6L));
        String text = GRAMMAR.write(term);
        Object normal = GRAMMAR.normal(term);
        assertEquals(normal, GRAMMAR.read(Little.Ability.class, text), text);
        assertEquals(text, GRAMMAR.write(normal));
        assertEquals(normal, GRAMMAR.normal(normal));
    }
}
