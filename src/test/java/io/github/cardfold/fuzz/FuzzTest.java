package io.github.cardfold.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.fuzz.Settings.Manner;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.PositionKey;
import io.github.cardfold.scenario.Scenario;
import io.github.cardfold.scenario.ScenarioRules;
import io.github.cardfold.vandaria.Vandaria;
import io.github.cardfold.vandaria.VandariaPacks;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class FuzzTest {
    private static final Rules RULES = Cardfight.rules();

    private static Settings settings(int games, long seed, Manner manner, int threads, int every, Integer... answers) {
        return new Settings(
                RULES, Decks.names().map(Decks::named), games, seed, manner, threads, every, Array.of(answers));
    }

    @Test
    void shouldPassAllGamesAndSayWhichStepsNeverRan() throws InterruptedException {
        Tally tally = Fuzz.play(settings(8, 124, Manner.MIXED, 2, 3));
        String report = tally.report(false);
        assertEquals(0, tally.failed(), report);
        assertEquals(8, tally.passed());
        assertTrue(report.endsWith("\n8 passed, 0 failed"), report);
        assertTrue(report.contains("\n  18.4 / 18.4.1.1\n"), report);
        assertTrue(report.matches("(?s).*\nkinds reached: 0 of \\d{3}\n.*"), report);
        assertTrue(report.contains("\nabilities reached: 0 of 0\n"), report);
    }

    @Test
    void shouldReportAFailureWithEverythingThatPlaysItAgain() throws InterruptedException {
        Tally tally = Fuzz.play(settings(1, 6, Manner.UNIFORM, 1, 1, 0, 0));
        String report = tally.report(false);
        assertTrue(report.startsWith("seed 6, clockwork-orchard against clockwork-orchard:\n"), report);
        assertTrue(report.contains("\n--seed 6 --answers 0,0\n1 A picks "), report);
        assertTrue(report.endsWith("\n0 passed, 1 failed"), report);
        assertEquals(2, tally.failures().head().actions().length());
    }

    @Test
    void shouldPlayTheSameGamesAgain() throws InterruptedException {
        Settings settings = settings(4, 0, Manner.MIXED, 2, 500);
        assertEquals(Fuzz.play(settings).report(true), Fuzz.play(settings).report(true));
    }

    /** A simple player's games reach what random ones seldom do. */
    @Test
    void shouldPlayInEveryManner() throws InterruptedException {
        for (Manner manner : Manner.values()) {
            assertEquals(3, Fuzz.play(settings(3, 40, manner, 1, 50)).passed());
        }
    }

    /** What is written of a failure is read back, with its game. */
    @Test
    void shouldWriteACaseOfVandariaWarsAsAScenario() {
        Rules rules =
                Vandaria.rules(VandariaRules.standard(), VandariaPacks.marches().cards());
        VandariaDeckList deck = VandariaPacks.deck("salt-reeds");
        State start = Vandaria.start(rules, deck, deck, 1);
        Shrunk shrunk = new Shrunk(start, Array.of(start.legalActions().head()), Fault.said("it goes wrong"));
        Scenario read = Scenario.read("case.json", shrunk.scenario("marches").toString(), ScenarioRules.standard());
        assertEquals(start.legalActions(), read.start().legalActions());
        assertEquals(PositionKey.of(start), PositionKey.of(read.start()));
    }

    @Test
    void shouldRefuseWhatCannotBePlayed() {
        assertThrows(IllegalArgumentException.class, () -> settings(0, 0, Manner.MIXED, 1, 1));
        assertThrows(IllegalArgumentException.class, () -> settings(1, 0, Manner.MIXED, 0, 1));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Settings(RULES, Array.empty(), 1, 0, Manner.MIXED, 1, 1, Array.empty()));
    }
}
