package io.github.cardfold.bench.engine;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.ActionList;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * Many games in turn, an answer each a round, as a server has them, against the same games one after the other:
 * decisions a CPU second of the thread.
 *
 * <pre>
 * java -XX:+UseSerialGC -Xmx4g -cp 'target/classes:target/lib/*' io.github.cardfold.bench.engine.Turns vanilla 10000
 * </pre>
 */
public final class Turns {
    private static final ThreadMXBean THREAD = ManagementFactory.getThreadMXBean();
    private static final int WARM_UP = 1_000;

    private final Workload workload;
    private final State[] states;
    private final SplittableRandom[] randoms;
    private long decisions;

    private Turns(Workload workload, int games) {
        this.workload = workload;
        states = new State[games];
        randoms = new SplittableRandom[games];
    }

    /** Takes the name of a workload, how many games, and after how many rounds to stop, if not at the end of all. */
    public static void main(String[] arguments) {
        if (arguments.length < 2 || arguments.length > 3) {
            System.err.println("usage: Turns WORKLOAD GAMES [ROUNDS]");
            System.exit(2);
        }
        Workload workload = new Workload(arguments[0]);
        int games = Integer.parseInt(arguments[1]);
        int rounds = arguments.length == 3 ? Integer.parseInt(arguments[2]) : Integer.MAX_VALUE;
        for (int game = 0; game < WARM_UP; game++) {
            workload.applyAsLong(game);
        }
        long start = THREAD.getCurrentThreadCpuTime();
        long after = 0;
        for (int game = 0; game < Math.min(games, WARM_UP); game++) {
            after += workload.applyAsLong(game);
        }
        double alone = after * 1e9 / (THREAD.getCurrentThreadCpuTime() - start);
        start = THREAD.getCurrentThreadCpuTime();
        Turns turns = new Turns(workload, games);
        int played = turns.play(rounds);
        double seconds = (THREAD.getCurrentThreadCpuTime() - start) / 1e9;
        System.out.printf(
                Locale.ROOT,
                "%s: %,d games in turn, %,d rounds: %.0f CPU seconds, %,.0f decisions a CPU second; one after the other"
                        + " %,.0f%n",
                arguments[0],
                games,
                played,
                seconds,
                turns.decisions / seconds,
                alone);
    }

    private int play(int rounds) {
        for (int game = 0; game < states.length; game++) {
            states[game] = workload.start(game);
            randoms[game] = new SplittableRandom(game);
        }
        int round = 0;
        for (boolean isOver = false; !isOver && round < rounds; round++) {
            isOver = true;
            for (int game = 0; game < states.length; game++) {
                State state = states[game];
                if (!state.isOver()) {
                    ActionList actions = state.legalActions();
                    decisions += actions.size() > 1 ? 1 : 0;
                    states[game] = state.step(actions.get(workload.answer(state, randoms[game])));
                    isOver = false;
                }
            }
        }
        return round;
    }
}
