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
    void anUnknownPolicyIsRefused() {
        Shell shell = Shell.run("fuzz", "--policy", "wise");
        assertEquals(Status.MISUSED, shell.status());
    }
}
