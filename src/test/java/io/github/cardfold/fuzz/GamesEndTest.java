package io.github.cardfold.fuzz;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.kernel.Outcome;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/** Random games end: decks are finite, and every turn draws. */
class GamesEndTest {
    /** Many times what the longest of thousands of random games took. */
    private static final int ENDLESS = 5_000;

    @Test
    void everyGameEndsWithALoser(TestReporter reporter) {
        Walk longest = Walk.of(0, Integer.MAX_VALUE);
        Array<Walk> walks = Array.rangeClosed(1, 6).flatMap(seed -> Walk.each(seed * 41L, Integer.MAX_VALUE));
        for (Walk walk : walks) {
            Outcome outcome = walk.end().outcome().get();
            assertNotEquals(Outcome.Kind.UNDECIDED, outcome.kind());
            assertTrue(outcome.losers().nonEmpty());
            longest = walk.length() > longest.length() ? walk : longest;
        }
        reporter.publishEntry("longest game", longest.length() + " answers, " + longest.trial());
        assertTrue(longest.length() < ENDLESS, longest.trial().toString());
    }
}
