package io.github.cardfold.vandaria.skill;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** What is asked when keywords are asked for. */
class KeywordsOfPropertyTest {
    @Test
    @Rule(vw = "12.9")
    void eachFamousSkillWithoutANumberIsLookedAt() {
        Array<String> looked = new KeywordsOfProperty().reads();
        Array<String> famous = Array.of("rush", "raze", "arrogant", "cavalry", "endure", "wander", "immortal");
        assertEquals(famous, famous.filter(looked::contains));
        assertFalse(looked.contains("atk"));
    }
}
