package io.github.cardfold.mutation;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** The process in which {@link AwayLab} runs tests: a line in, a line out. */
final class Worker {
    private Worker() {}

    public static void main(String[] arguments) throws IOException {
        ProcessHandle.current()
                .parent()
                .ifPresent(parent ->
                        parent.onExit().thenRun(() -> Runtime.getRuntime().halt(1)));
        PrintStream answers = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        System.setErr(System.out);
        var orders = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try (Lab lab = new HomeLab()) {
            for (String order = orders.readLine(); order != null; order = orders.readLine()) {
                answers.println(order.contains("\t") ? lab.make(Change.read(order)) : run(lab, order));
            }
        }
    }

    private static String run(Lab lab, String test) {
        Lab.Result result = lab.run(test, Long.MAX_VALUE);
        return result.end() + "\t" + result.millis() + "\t" + result.message();
    }
}
