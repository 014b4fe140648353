package io.github.cardfold.kernel.question;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class OptionsTest {
    @Test
    void answersStandInRisingOrderHoweverTheyAreOffered() {
        Options options = new Options();
        options.number(7);
        options.number(3);
        options.pass();
        int seven = Action.code(Action.Shape.NUMBER, 0, 7);
        int three = Action.code(Action.Shape.NUMBER, 0, 3);
        assertArrayEquals(new int[] {Action.code(Action.Shape.PASS, 0, 0), three, seven}, options.codes());
    }

    @Test
    void aPositionBelowTheFirstIsNoAnswer() {
        Options options = new Options();
        assertThrows(IllegalArgumentException.class, () -> options.pick(0, -1));
    }
}
