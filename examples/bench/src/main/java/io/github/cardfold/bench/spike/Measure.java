package io.github.cardfold.bench.spike;

import java.util.Collection;
import java.util.Map;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.openjdk.jmh.util.ListStatistics;

/** Runs the spike in many short iterations and prints the least and the median time of each, and its bytes. */
public final class Measure {
    private static final String[] FLAGS = {"-Xms2g", "-Xmx2g", "-Xmn1500m", "-XX:+AlwaysPreTouch", "-Xbatch"};

    private Measure() {}

    /** Runs the benchmarks that match the first argument, in as many forks as the second says, with further flags. */
    public static void main(String[] args) throws RunnerException {
        String[] flags = java.util.Arrays.copyOf(FLAGS, FLAGS.length + args.length - 2);
        System.arraycopy(args, 2, flags, FLAGS.length, args.length - 2);
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .include(args[0])
                        .forks(Integer.parseInt(args[1]))
                        .warmupIterations(30)
                        .warmupTime(TimeValue.milliseconds(100))
                        .measurementIterations(30)
                        .measurementTime(TimeValue.milliseconds(100))
                        .addProfiler(GCProfiler.class)
                        .jvmArgs(flags)
                        .verbosity(VerboseMode.SILENT)
                        .build())
                .run();
        System.out.println("| benchmark | representation | least ns | median ns | bytes |");
        System.out.println("| --- | --- | --- | --- | --- |");
        for (RunResult result : results) {
            print(result);
        }
    }

    private static void print(RunResult result) {
        ListStatistics times = new ListStatistics();
        ListStatistics bytes = new ListStatistics();
        for (BenchmarkResult fork : result.getBenchmarkResults()) {
            for (IterationResult iteration : fork.getIterationResults()) {
                times.addValue(iteration.getPrimaryResult().getScore());
                Map<String, org.openjdk.jmh.results.Result> more = iteration.getSecondaryResults();
                bytes.addValue(more.get("gc.alloc.rate.norm").getScore());
            }
        }
        BenchmarkParams params = result.getParams();
        String name = params.getBenchmark().replaceAll(".*\\.(\\w+\\.\\w+)$", "$1");
        System.out.printf(
                "| %s | %s | %.0f | %.0f | %.0f |%n",
                name,
                params.getParam("representation"),
                times.getMin(),
                times.getPercentile(50),
                bytes.getPercentile(50));
    }
}
