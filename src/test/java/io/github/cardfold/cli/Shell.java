package io.github.cardfold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine.Help.Ansi;

/**
 * What a command line came to.
 *
 * @param status its exit status
 * @param out what it wrote
 * @param err what it complained of
 */
record Shell(int status, String out, String err) {
    static Shell run(String... words) {
        return run(Ansi.OFF, words);
    }

    static Shell run(Ansi colours, String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = Main.run(new Terminal(out, err, colours), words);
        return new Shell(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** Runs what must succeed without a complaint, and returns what it wrote. */
    static String done(String... words) {
        Shell run = run(words);
        assertEquals("", run.err);
        assertEquals(Status.DONE, run.status);
        return run.out;
    }

    /** Runs what must be refused as bad usage, and returns the one line that says why. */
    static String misused(String... words) {
        Shell run = run(words);
        assertEquals("", run.out);
        assertEquals(Status.MISUSED, run.status);
        assertEquals(run.err.length() - 1, run.err.indexOf('\n'), run.err);
        return run.err.strip();
    }

    List<String> lines() {
        return out.lines().toList();
    }
}
