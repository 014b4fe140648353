package io.github.cardfold.bench.engine;

import java.io.BufferedReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The CPU seconds that a command has taken when it writes its first line, all its threads together, least and median of
 * eleven runs.
 *
 * <pre>
 * java -cp target/classes io.github.cardfold.bench.engine.ColdStart java -jar ../../target/cardfold-cli.jar play
 * </pre>
 */
public final class ColdStart {
    private static final int RUNS = 11;

    private ColdStart() {}

    /** Takes the command. */
    public static void main(String[] command) throws Exception {
        List<Double> seconds = new ArrayList<>();
        for (int run = 0; run < RUNS; run++) {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            try (BufferedReader out = process.inputReader()) {
                if (out.readLine() == null) {
                    throw new IllegalStateException("the command wrote nothing");
                }
                Duration used = process.info()
                        .totalCpuDuration()
                        .orElseThrow(() -> new IllegalStateException("this system does not tell the CPU time"));
                seconds.add(used.toMillis() / 1e3);
            } finally {
                process.destroy();
                process.waitFor();
            }
        }
        seconds.sort(null);
        System.out.printf(
                Locale.ROOT,
                "to the first line: least %.2f, median %.2f CPU seconds of %d runs%n",
                seconds.get(0),
                seconds.get(RUNS / 2),
                RUNS);
    }
}
