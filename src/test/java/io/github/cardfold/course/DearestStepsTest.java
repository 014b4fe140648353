package io.github.cardfold.course;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * No step of a game costs many times what others do: a text that is written in play, a place that is looked for among
 * all, a loop over all cards show here, where averages hide them. {@code DearestSteps} plays ten million decisions.
 */
class DearestStepsTest {
    private static final long DECISIONS = 20_000;

    /** Twice what no step takes once all is compiled: what was not yet is not spared by the compiler. */
    private static final long MOST_BYTES = 512 * 1024;

    private static final int MOST_LABELS = 5_000;

    @ParameterizedTest
    @ValueSource(strings = {"vanilla", "nightfair", "reference", "gauntlet"})
    void noStepIsTooDear(String workload) {
        assertEquals(List.of(), DearestSteps.tooDear(workload, DECISIONS, MOST_BYTES, MOST_LABELS));
    }
}
