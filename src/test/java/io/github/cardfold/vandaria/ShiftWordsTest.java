package io.github.cardfold.vandaria;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.vandaria.fact.Shift;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What may be the words of a Shift. */
class ShiftWordsTest {
    @Test
    @Rule(vw = "15.1.2")
    void aShiftHasTwoPhases() {
        assertDoesNotThrow(() -> Shift.check("dusk/dawn"));
        for (String words : List.of("dusk", "dusk/", "/dawn", "dusk/noon/dawn", "dusk/dusk")) {
            assertThrows(IllegalArgumentException.class, () -> Shift.check(words), words);
        }
    }
}
