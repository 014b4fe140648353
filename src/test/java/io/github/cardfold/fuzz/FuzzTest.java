package io.github.cardfold.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class FuzzTest {
    private final ByteArrayOutputStream written = new ByteArrayOutputStream();

    private int fuzz(String... args) throws InterruptedException {
        written.reset();
        return Fuzz.run(new PrintStream(written, true, StandardCharsets.UTF_8), args);
    }

    private String output() {
        return written.toString(StandardCharsets.UTF_8).replace("\r\n", "\n");
    }

    @Test
    void shouldPassAllGamesAndSayWhichStepsNeverRan() throws InterruptedException {
        assertEquals(0, fuzz("--games", "8", "--seed", "124", "--every", "3"), this::output);
        assertTrue(output().endsWith("\n8 passed, 0 failed\n"), this::output);
        assertTrue(output().contains("\n  18.4 / 18.4.1.1\n"), this::output);
    }

    @Test
    void shouldReportAFailureWithEverythingThatPlaysItAgain() throws InterruptedException {
        assertEquals(1, fuzz("--seed", "5", "--answers", "0,0"));
        assertTrue(output().startsWith("seed 5, clockwork-orchard against clockwork-orchard:\n"), this::output);
        assertTrue(output().contains("\n--seed 5 --answers 0,0\n1 A picks "), this::output);
        assertTrue(output().endsWith("\n0 passed, 1 failed\n"), this::output);
    }

    @Test
    void shouldPlayTheSameGamesAgain() throws InterruptedException {
        fuzz("--games", "4", "--threads", "2", "--every", "500", "--counts");
        String first = output();
        fuzz("--games", "4", "--threads", "2", "--every", "500", "--counts");
        assertEquals(withoutTime(first), withoutTime(output()));
    }

    private static String withoutTime(String report) {
        return report.replaceAll("games per second \\d+", "");
    }

    @Test
    void shouldRefuseWhatItDoesNotKnow() {
        assertThrows(IllegalArgumentException.class, () -> FuzzSettings.of("--game", "3"));
        assertThrows(IllegalArgumentException.class, () -> FuzzSettings.of("--games"));
        assertThrows(IllegalArgumentException.class, () -> FuzzSettings.of("--games", "0"));
        assertThrows(IllegalArgumentException.class, () -> FuzzSettings.of("--policy", "wise"));
    }
}
