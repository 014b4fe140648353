package io.github.cardfold.testkit;

import io.github.cardfold.testpack.CostPack;
import org.junit.jupiter.api.Test;

/** Costs paid with cards that one seat alone sees, limits and tallies tell the other seat nothing. */
class CostLeakTest {
    private static final int PAIRS = 8;

    @Test
    void gamesThatDifferInWhatASeatCannotKnowAreTheSameToIt() {
        LeakHunts.plain(CostPack.rules()).pairs(PAIRS).check();
    }
}
