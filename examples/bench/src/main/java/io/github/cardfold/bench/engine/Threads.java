package io.github.cardfold.bench.engine;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Two threads with games of the same rules against one: decisions of each thread a second of its own CPU time, several
 * times in turn.
 *
 * <pre>
 * java -XX:+UseParallelGC -cp 'target/classes:target/lib/*' io.github.cardfold.bench.engine.Threads nightfair
 * </pre>
 */
public final class Threads {
    private static final ThreadMXBean THREAD = ManagementFactory.getThreadMXBean();
    private static final double SECONDS = 1.5;
    private static final int WARM_UP = 6;
    private static final int ROUNDS = 7;

    private Threads() {}

    /** Takes the name of a workload. */
    public static void main(String[] arguments) throws Exception {
        if (arguments.length != 1) {
            System.err.println("usage: Threads WORKLOAD");
            System.exit(2);
        }
        Workload workload = new Workload(arguments[0]);
        List<Double> ratios = new ArrayList<>();
        ExecutorService threads = Executors.newFixedThreadPool(2);
        try {
            for (int round = 0; round < WARM_UP; round++) {
                together(threads, workload, 2);
            }
            for (int round = 0; round < ROUNDS; round++) {
                double one = together(threads, workload, 1);
                double two = together(threads, workload, 2);
                ratios.add(two / one);
                System.out.printf(
                        Locale.ROOT, "%s: one %,.0f, each of two %,.0f, %.3f%n", arguments[0], one, two, two / one);
            }
        } finally {
            threads.shutdown();
        }
        ratios.sort(null);
        System.out.printf(Locale.ROOT, "median of the ratios %.3f%n", ratios.get(ROUNDS / 2));
    }

    /** Returns the mean rate of so many threads that play at once. */
    private static double together(ExecutorService threads, Workload workload, int many) throws Exception {
        List<Future<Double>> rates = new ArrayList<>();
        for (int i = 0; i < many; i++) {
            int from = i * 1_000;
            rates.add(threads.submit(() -> rate(workload, from)));
        }
        double sum = 0;
        for (Future<Double> each : rates) {
            sum += each.get();
        }
        return sum / many;
    }

    private static double rate(Workload workload, long from) {
        long start = THREAD.getCurrentThreadCpuTime();
        long nanos = 0;
        long decisions = 0;
        for (long game = from; nanos < SECONDS * 1e9; game++) {
            decisions += workload.applyAsLong(game);
            nanos = THREAD.getCurrentThreadCpuTime() - start;
        }
        return decisions * 1e9 / nanos;
    }
}
