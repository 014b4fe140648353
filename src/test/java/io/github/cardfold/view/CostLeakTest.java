package io.github.cardfold.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.testpack.CostPack;
import org.junit.jupiter.api.Test;

/** Costs paid with cards that one seat alone sees, limits and tallies tell the other seat nothing. */
class CostLeakTest {
    private static final int PAIRS = 8;

    @Test
    void gamesThatDifferInWhatASeatCannotKnowAreTheSameToIt() {
        Rules rules = CostPack.rules();
        for (int number = 0; number < PAIRS; number++) {
            assertEquals(
                    "",
                    Lockstep.play(Pair.of(rules, Packs.vanilla(), number), Leak.NONE::window, number)
                            .leak(),
                    "pair " + number);
        }
    }
}
