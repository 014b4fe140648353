package io.github.cardfold.course;

import com.sun.management.ThreadMXBean;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.StepListener;
import io.github.cardfold.kernel.question.Action;
import io.vavr.collection.Array;
import java.lang.management.ManagementFactory;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Plays many games of the workloads and tells of their dearest steps: those that allocate most, and those that run most
 * labelled steps. {@code DearestSteps DECISIONS [WORKLOAD...]}; {@code Courses trace} shows the game of a step again.
 */
public final class DearestSteps {
    private static final int TOLD = 10;
    private static final int GAMES_AT_ONCE = 200;
    /** Steps that allocate more bytes are taken again. */
    private static final long DEAR = 100_000;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private DearestSteps() {}

    /** A step of a game: the answer to one of its decisions, counted from 1. */
    private record Cost(String workload, int game, int decision, Action answer, long bytes, int labels) {
        @Override
        public String toString() {
            return "%,9d bytes %,6d labelled steps: %s game %d, decision %d, %s"
                    .formatted(bytes, labels, workload, game, decision, answer);
        }
    }

    /** The dearest of some steps by one measure. */
    private static final class Dearest {
        private final Comparator<Cost> measure;
        private final PriorityQueue<Cost> kept;

        Dearest(Comparator<Cost> measure) {
            this.measure = measure;
            kept = new PriorityQueue<>(measure);
        }

        synchronized void add(Cost cost) {
            if (kept.size() < TOLD) {
                kept.add(cost);
            } else if (measure.compare(cost, kept.element()) > 0) {
                kept.remove();
                kept.add(cost);
            }
        }

        List<Cost> all() {
            return kept.stream().sorted(measure.reversed()).toList();
        }
    }

    private static final class Labels implements StepListener {
        private int count;

        @Override
        public void ran(String procedure, String label) {
            count++;
        }
    }

    /** Plays the workloads for so many decisions in all. */
    public static void main(String[] arguments) {
        long decisions = Long.parseLong(arguments[0]);
        Array<String> workloads = Array.of(arguments).drop(1);
        workloads = workloads.isEmpty() ? Workload.NAMES.append("gauntlet") : workloads;
        Dearest byBytes = new Dearest(Comparator.comparingLong(Cost::bytes));
        Dearest byLabels = new Dearest(Comparator.comparingInt(Cost::labels));
        for (String each : workloads) {
            long played = play(each, decisions / workloads.size(), byBytes, byLabels);
            System.out.printf("%s: %,d decisions%n", each, played);
        }
        System.out.println("most bytes");
        byBytes.all().forEach(System.out::println);
        System.out.println("most labelled steps");
        byLabels.all().forEach(System.out::println);
    }

    /**
     * Plays a workload for so many decisions and returns what is wrong with its dearest steps, if they are too dear.
     */
    static List<String> tooDear(String workload, long decisions, long mostBytes, int mostLabels) {
        Dearest byBytes = new Dearest(Comparator.comparingLong(Cost::bytes));
        Dearest byLabels = new Dearest(Comparator.comparingInt(Cost::labels));
        play(workload, decisions, byBytes, byLabels);
        return Stream.concat(
                        byBytes.all().stream().filter(each -> each.bytes() > mostBytes),
                        byLabels.all().stream().filter(each -> each.labels() > mostLabels))
                .map(Cost::toString)
                .toList();
    }

    private static long play(String name, long decisions, Dearest byBytes, Dearest byLabels) {
        Workload workload = Workload.named(name);
        Rules rules = Cardfight.rules(Editions.JP_2026_04, workload.pack());
        Array<Setup> setups = workload.decks().flatMap(a -> workload.decks().map(b -> Cardfight.setup(rules, a, b)));
        setups.forEach(each -> play(name, workload, each, -1, null, null)); // what rules look up once is looked up
        long played = 0;
        for (int first = 0; played < decisions; first += GAMES_AT_ONCE) {
            played += IntStream.range(first, first + GAMES_AT_ONCE)
                    .parallel()
                    .mapToLong(game -> play(name, workload, setups.get(game % setups.size()), game, byBytes, byLabels))
                    .sum();
        }
        return played;
    }

    private static long play(String name, Workload workload, Setup setup, int game, Dearest byBytes, Dearest byLabels) {
        SplittableRandom random = new SplittableRandom(game);
        State state = setup.start(game);
        int decision = 0;
        while (!state.isOver()) {
            int chosen = workload.answers().applyAsInt(state, random);
            Labels labels = new Labels();
            long before = THREADS.getCurrentThreadAllocatedBytes();
            Action answer = state.legalActions().get(chosen);
            State next = state.step(answer, labels);
            long bytes = THREADS.getCurrentThreadAllocatedBytes() - before;
            decision++;
            if (byBytes != null) {
                long own = bytes > DEAR ? Math.min(bytes, again(state, answer)) : bytes;
                Cost cost = new Cost(name, game, decision, answer, own, labels.count);
                byBytes.add(cost);
                byLabels.add(cost);
            }
            state = next;
        }
        return decision;
    }

    /** Takes a step again: what rules look up once for a table that they have not seen before is looked up. */
    private static long again(State state, Action answer) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        state.step(answer, new Labels());
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }
}
