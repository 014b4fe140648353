package io.github.cardfold.bench.engine;

import com.sun.management.ThreadMXBean;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * States of games that were kept, in groups, each with the answer that was given: what a step with the answers of the
 * state it leads to costs in each group. The groups are timed in turn, several times, and the least of a group's times
 * counts, in CPU time of the thread: what else the machine does makes a time longer and never shorter.
 */
final class Kept {
    private static final int WARM_UP = 3;
    private static final int ROUNDS = 7;
    private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final Map<Integer, List<Move>> groups = new TreeMap<>();
    private long answers;

    private record Move(State state, Action answer) {}

    /** Keeps a state in a group. */
    void add(int group, State state, Action answer) {
        groups.computeIfAbsent(group, any -> new ArrayList<>()).add(new Move(state, answer));
    }

    /**
     * Prints a table of the groups.
     *
     * @param what what the number of a group counts
     */
    void print(String what) {
        Map<Integer, Long> least = new TreeMap<>();
        for (int round = 0; round < WARM_UP + ROUNDS; round++) {
            for (Map.Entry<Integer, List<Move>> group : groups.entrySet()) {
                long nanos = nanos(group.getValue());
                if (round >= WARM_UP) {
                    least.merge(group.getKey(), nanos, Math::min);
                }
            }
        }
        System.out.println("| " + what + " | states | µs a step with its answers | to the first | bytes |");
        System.out.println("| ---: | ---: | ---: | ---: | ---: |");
        double first = 0;
        for (Map.Entry<Integer, List<Move>> group : groups.entrySet()) {
            List<Move> moves = group.getValue();
            double each = least.get(group.getKey()) / 1e3 / moves.size();
            first = first == 0 ? each : first;
            System.out.printf(
                    Locale.ROOT,
                    "| %d | %,d | %.1f | %.2f | %,d |%n",
                    group.getKey(),
                    moves.size(),
                    each,
                    each / first,
                    bytes(moves) / moves.size());
        }
    }

    private long nanos(List<Move> moves) {
        long start = THREAD.getCurrentThreadCpuTime();
        step(moves);
        return THREAD.getCurrentThreadCpuTime() - start;
    }

    private long bytes(List<Move> moves) {
        long start = THREAD.getCurrentThreadAllocatedBytes();
        step(moves);
        return THREAD.getCurrentThreadAllocatedBytes() - start;
    }

    private void step(List<Move> moves) {
        for (Move move : moves) {
            answers += move.state.step(move.answer).legalActions().size();
        }
    }
}
