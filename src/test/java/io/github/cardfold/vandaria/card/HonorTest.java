package io.github.cardfold.vandaria.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import org.junit.jupiter.api.Test;

/** Honor as an amount (3.3). */
class HonorTest {
    @Test
    @Rule(vw = {"3.3.3", "3.3.4", "3.3.5", "3.3.6"})
    void honorAddsUpWithItsSign() {
        Honor stokade = Honor.of(20);
        assertEquals(Honor.of(40), stokade.plus(stokade));
        assertEquals(Honor.of(-15), stokade.plus(Honor.of(-35)));
        assertEquals(stokade, stokade.plus(Honor.NONE));
        assertEquals(Honor.NONE, Samples.territory().honor());
    }

    @Test
    @Rule(vw = "3.3.1")
    void aPositiveRequirementAsksForAsMuchAndANegativeOneForAsLittle() {
        assertTrue(Honor.of(30).meets(30));
        assertFalse(Honor.of(29).meets(30));
        assertTrue(Honor.of(31).meets(30));
        assertTrue(Honor.of(-100).meets(-100));
        assertTrue(Honor.of(-101).meets(-100));
        assertFalse(Honor.of(-99).meets(-100));
        assertTrue(Honor.of(-10).meets(0));
        assertTrue(Honor.of(10).meets(0));
    }

    @Test
    @Rule(vw = {"3.3.7", "3.3.8", "3.3.10"})
    void infiniteHonorIsEveryHonorOfTwoDigitsAndNothingChangesIt() {
        assertTrue(Honor.INFINITE.meets(99));
        assertTrue(Honor.INFINITE.meets(-99));
        assertFalse(Honor.INFINITE.meets(100));
        assertFalse(Honor.INFINITE.meets(-100));
        assertEquals(Honor.INFINITE, Honor.INFINITE.plus(Honor.of(-40)));
        assertEquals(Honor.INFINITE, Honor.of(120).plus(Honor.INFINITE));
        assertNotEquals(Honor.NONE, Honor.INFINITE);
    }
}
