package io.github.cardfold.bench.spike;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.openjdk.jmh.util.Statistics;

/**
 * Runs benchmarks and prints of each the fifth and the fiftieth percentile of single invocations, and its bytes.
 *
 * <p>Other work on the machine, and the collector, lengthen few invocations and shorten none.
 */
public final class Measure {
    private static final List<String> FLAGS =
            List.of("-Xms2g", "-Xmx2g", "-Xmn1500m", "-XX:+AlwaysPreTouch", "-Xbatch");
    private static final TimeValue SECOND = TimeValue.seconds(1);
    private static final int WARM_UP = 8;
    private static final int ITERATIONS = 4;

    private Measure() {}

    /** Runs the benchmarks matching the first argument, in as many forks as the second says, with further flags. */
    public static void main(String[] args) throws RunnerException {
        List<String> flags = new ArrayList<>(FLAGS);
        flags.addAll(List.of(args).subList(2, args.length));
        OptionsBuilder options = new OptionsBuilder();
        options.include(args[0]).forks(Integer.parseInt(args[1]));
        options.warmupIterations(WARM_UP).warmupTime(SECOND);
        options.measurementIterations(ITERATIONS).measurementTime(SECOND);
        options.addProfiler(GCProfiler.class).jvmArgs(flags.toArray(new String[0]));
        options.verbosity(VerboseMode.SILENT);
        System.out.println("| benchmark | representation | 5 % ns | median ns | bytes |");
        System.out.println("| --- | --- | ---: | ---: | ---: |");
        for (RunResult result : new Runner(options.build()).run()) {
            print(result);
        }
    }

    private static void print(RunResult result) {
        BenchmarkParams params = result.getParams();
        String[] name = params.getBenchmark().split("\\.");
        Statistics times = result.getPrimaryResult().getStatistics();
        System.out.printf(
                "| %s.%s | %s | %.0f | %.0f | %.0f |%n",
                name[name.length - 2],
                name[name.length - 1],
                params.getParam("representation"),
                times.getPercentile(5),
                times.getPercentile(50),
                result.getSecondaryResults().get("gc.alloc.rate.norm").getScore());
    }
}
