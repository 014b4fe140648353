package io.github.cardfold.bench.engine;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The speed of one build against that of another: both play the same games of a workload in turn, in one process and
 * one thread, and what counts is the CPU time of that thread. Prints the ratio of decisions a second with its 95 %
 * interval, and the bytes that each build allocates for a decision.
 *
 * <p>The compiler of a virtual machine is a matter of luck: one build loaded twice differs from itself by some percent.
 * Therefore both are loaded anew in every round, and the interval is that of the rounds.
 *
 * <pre>
 * java -XX:+UseSerialGC -cp 'target/classes:target/lib/*' io.github.cardfold.bench.engine.Paired OLD.jar NEW.jar vanilla
 * </pre>
 */
public final class Paired {
    private static final int FEWEST_ROUNDS = 10;
    private static final int MOST_ROUNDS = 200;
    /** Half the width of the interval at which the measurement ends. */
    private static final double NARROW = 0.01;
    /** The 97.5 % point of Student's distribution for ten rounds; a little too wide for more. */
    private static final double STUDENT = 2.26;

    private final Build old;
    private final Build other;
    private final String workload;
    private final List<Round> rounds = new ArrayList<>();

    private Paired(Build old, Build other, String workload) {
        this.old = old;
        this.other = other;
        this.workload = workload;
    }

    /** Takes two builds, each a jar or a folder of classes, the workload to be played, and at most how many rounds. */
    public static void main(String[] arguments) throws Exception {
        if (arguments.length < 3 || arguments.length > 4) {
            System.err.println(
                    "usage: Paired OLD NEW WORKLOAD [ROUNDS], where OLD and NEW are jars or folders of classes");
            System.exit(2);
        }
        String workload = Workload.known(arguments[2]);
        int most = arguments.length == 3 ? MOST_ROUNDS : Integer.parseInt(arguments[3]);
        try (Build old = new Build(Path.of(arguments[0]));
                Build other = new Build(Path.of(arguments[1]))) {
            Paired paired = new Paired(old, other, workload);
            paired.measure(most);
            System.out.println(paired.report());
        }
    }

    private void measure(int most) throws Exception {
        while (rounds.size() < most && (rounds.size() < FEWEST_ROUNDS || halfWidth() > NARROW)) {
            rounds.add(Round.played(old.games(workload), other.games(workload), rounds.size() % 2 == 0));
        }
    }

    private double mean() {
        return rounds.stream().mapToDouble(Round::logarithm).average().orElse(0);
    }

    private double halfWidth() {
        double mean = mean();
        double squares = rounds.stream()
                .mapToDouble(each -> (each.logarithm() - mean) * (each.logarithm() - mean))
                .sum();
        return STUDENT * Math.sqrt(squares / (rounds.size() - 1) / rounds.size());
    }

    private String report() {
        double half = halfWidth();
        return String.format(
                Locale.ROOT,
                "%s: ratio %.3f (95 %%: %.3f to %.3f) in %d rounds; %,d and %,d decisions a CPU second; %,d and %,d bytes"
                        + " a decision",
                workload,
                Math.exp(mean()),
                Math.exp(mean() - half),
                Math.exp(mean() + half),
                rounds.size(),
                median(rounds.stream().map(each -> each.old().rate()).toList()),
                median(rounds.stream().map(each -> each.other().rate()).toList()),
                median(rounds.stream().map(each -> each.old().bytes()).toList()),
                median(rounds.stream().map(each -> each.other().bytes()).toList()));
    }

    private static long median(List<Long> figures) {
        return figures.stream().sorted().toList().get(figures.size() / 2);
    }
}
