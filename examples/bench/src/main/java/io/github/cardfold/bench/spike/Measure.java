package io.github.cardfold.bench.spike;

import java.util.ArrayList;
import java.util.List;
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

/**
 * Runs benchmarks in many short iterations and prints the least and the median time of each, and its bytes.
 *
 * <p>Other work on the machine makes an iteration longer, never shorter: the least time is what the code costs.
 */
public final class Measure {
    private static final List<String> FLAGS =
            List.of("-Xms2g", "-Xmx2g", "-Xmn1500m", "-XX:+AlwaysPreTouch", "-Xbatch");
    private static final TimeValue ITERATION = TimeValue.milliseconds(100);
    private static final int ITERATIONS = 30;

    private Measure() {}

    /** Runs the benchmarks matching the first argument, in as many forks as the second says, with further flags. */
    public static void main(String[] args) throws RunnerException {
        List<String> flags = new ArrayList<>(FLAGS);
        flags.addAll(List.of(args).subList(2, args.length));
        OptionsBuilder options = new OptionsBuilder();
        options.include(args[0]).forks(Integer.parseInt(args[1]));
        options.warmupIterations(ITERATIONS).warmupTime(ITERATION);
        options.measurementIterations(ITERATIONS).measurementTime(ITERATION);
        options.addProfiler(GCProfiler.class).jvmArgs(flags.toArray(new String[0]));
        options.verbosity(VerboseMode.SILENT);
        System.out.println("| benchmark | representation | least ns | median ns | bytes |");
        System.out.println("| --- | --- | ---: | ---: | ---: |");
        for (RunResult result : new Runner(options.build()).run()) {
            print(result);
        }
    }

    private static void print(RunResult result) {
        ListStatistics times = new ListStatistics();
        ListStatistics bytes = new ListStatistics();
        for (BenchmarkResult fork : result.getBenchmarkResults()) {
            for (IterationResult iteration : fork.getIterationResults()) {
                times.addValue(iteration.getPrimaryResult().getScore());
                bytes.addValue(iteration
                        .getSecondaryResults()
                        .get("gc.alloc.rate.norm")
                        .getScore());
            }
        }
        BenchmarkParams params = result.getParams();
        String[] name = params.getBenchmark().split("\\.");
        System.out.printf(
                "| %s.%s | %s | %.0f | %.0f | %.0f |%n",
                name[name.length - 2],
                name[name.length - 1],
                params.getParam("representation"),
                times.getMin(),
                times.getPercentile(50),
                bytes.getPercentile(50));
    }
}
