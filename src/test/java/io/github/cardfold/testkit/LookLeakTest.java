package io.github.cardfold.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.testpack.LookPack;
import org.junit.jupiter.api.Test;

/** Who looks at cards of a deck at any time tells the other seat that, and nothing of the cards. */
class LookLeakTest {
    private static final int PAIRS = LeakHunts.pairs(12);

    @Test
    @Rule(jp = "7.7.3")
    void gamesThatDifferInWhatASeatCannotKnowAreTheSameToIt() {
        LeakReport report = LeakHunts.plain(LookPack.rules()).pairs(PAIRS).report();
        assertEquals("", report.leak());
        assertTrue(report.mean() >= 30, report.toString());
    }
}
