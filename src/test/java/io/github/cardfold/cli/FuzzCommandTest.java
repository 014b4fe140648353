package io.github.cardfold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class FuzzCommandTest {
    @Test
    void gamesThatPassAreReported() {
        Shell shell = Shell.run("fuzz", "--games", "2", "--every", "40", "--policy", "novelty", "--threads", "1");
        assertEquals(Status.DONE, shell.status());
        assertTrue(shell.out().contains("\n2 passed, 0 failed\n"), shell.out());
        assertTrue(shell.out().contains("\nlongest game: "), shell.out());
    }

    @Test
    void aGameThatBreaksIsToldAndEndsInFailure() {
        Shell shell = Shell.run("fuzz", "--seed", "5", "--answers", "0,0", "--decks", "clockwork-orchard");
        assertEquals(Status.FAILED, shell.status());
        assertTrue(
                shell.out().startsWith("pack vanilla\nseed 5, clockwork-orchard against clockwork-orchard:\n"),
                shell.out());
        assertTrue(shell.out().contains("\n0 passed, 1 failed\n"), shell.out());
    }

    @Test
    void gamesOfVandariaWarsAreReported() {
        Shell shell = Shell.run(
                "fuzz",
                "--game",
                "vandaria",
                "--games",
                "2",
                "--every",
                "40",
                "--policy",
                "greedy",
                "--decks",
                "salt-reeds,cinder-court");
        assertEquals(Status.DONE, shell.status());
        assertTrue(shell.out().startsWith("pack marches\ngames 2, "), shell.out());
        assertTrue(shell.out().contains("\n2 passed, 0 failed\n"), shell.out());
        Shell broken =
                Shell.run("fuzz", "--game", "vandaria", "--seed", "1", "--answers", "0,0", "--decks", "tallow-road");
        assertEquals(Status.FAILED, broken.status());
        assertTrue(broken.out().startsWith("pack marches\nseed 1, tallow-road against tallow-road:\n"), broken.out());
        assertTrue(Shell.misused("fuzz", "--game", "vandaria", "--pack", "guide")
                .contains("no deck of the pack 'guide' is shipped"));
        assertTrue(Shell.misused("fuzz", "--game", "vandaria", "--decks", "tidal-archive")
                .contains("tidal-archive"));
    }

    @Test
    void anUnknownPolicyIsRefused() {
        Shell shell = Shell.run("fuzz", "--policy", "wise");
        assertEquals(Status.MISUSED, shell.status());
    }
}
