package io.github.cardfold.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PerftCommandTest {
    @Test
    void countsArePrintedAsTheTableHasThem() {
        String out = Shell.done("perft", "--depth", "3", "guard", "swaps");
        assertTrue(out.startsWith("| guard | 1 12 38 62 |\n| swaps | 1 3 6 11 |\npositions per second: "), out);
    }

    @Test
    void anUnknownPositionIsRefused() {
        String refusal = Shell.misused("perft", "checkmate");
        assertTrue(
                refusal.startsWith(
                        "cardfold: there is no file 'checkmate', and no position of that name among set-up, "),
                refusal);
    }
}
