package io.github.cardfold.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * What a process came to.
 *
 * @param command its command line
 * @param status its exit status
 * @param out its standard output
 * @param err its standard error
 */
record Ran(List<String> command, int status, String out, String err) {
    private static final int MINUTES = 15;

    /** Runs a class of a class path. */
    static Ran java(Jdk jdk, List<String> options, String classPath, String... main)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(jdk.program("java")));
        command.addAll(options);
        command.addAll(List.of("-cp", classPath));
        command.addAll(List.of(main));
        return in(Path.of("."), command);
    }

    static Ran in(Path folder, List<String> command) throws IOException, InterruptedException {
        Path out = Files.createTempFile("out", ".txt");
        Path err = Files.createTempFile("err", ".txt");
        try {
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile())
                    .start();
            process.getOutputStream().close();
            boolean ended = process.waitFor(MINUTES, TimeUnit.MINUTES);
            process.destroyForcibly();
            assertTrue(ended, () -> command + " did not end in " + MINUTES + " minutes");
            return new Ran(
                    command,
                    process.exitValue(),
                    Files.readString(out, StandardCharsets.UTF_8),
                    Files.readString(err, StandardCharsets.UTF_8));
        } finally {
            Files.delete(out);
            Files.delete(err);
        }
    }

    /** Asserts that it went well, and returns what it wrote. */
    String done() {
        assertEquals(0, status, () -> String.join(" ", command) + "\n" + out + err);
        return out;
    }
}
