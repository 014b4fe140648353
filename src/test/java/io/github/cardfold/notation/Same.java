package io.github.cardfold.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.kernel.State;
import java.util.List;

/** Assertions on states that say in what the states differ. */
public final class Same {
    private Same() {}

    /** Checks that the states of two lists are equal, one by one. */
    public static void states(List<State> expected, List<State> actual) {
        assertEquals(expected.size(), actual.size());
        for (int i = 0; i < expected.size(); i++) {
            state(expected.get(i), actual.get(i));
        }
    }

    /** Checks that two states are equal. */
    public static void state(State expected, State actual) {
        assertEquals(expected, actual, () -> StateDiff.between(expected, actual).toString());
    }
}
