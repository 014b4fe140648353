package io.github.cardfold.testpack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.cardfold.fuzz.Fuzz;
import io.github.cardfold.fuzz.Settings;
import io.github.cardfold.fuzz.Tally;
import org.junit.jupiter.api.Test;

/** Games in which fighters may look at decks at any time, checked at every step: they end, whoever plays. */
class LookGamesTest {
    private static final int GAMES = 6;

    @Test
    void theyEndAndEveryStateIsSound() throws InterruptedException {
        Tally tally = Fuzz.play(Settings.of(LookPack.rules(), GAMES));
        String report = tally.report(true);
        assertEquals(GAMES, tally.passed(), report);
        assertFalse(report.contains("\n  7.7.3 / 7.7.3\n"), report);
    }
}
