package io.github.cardfold.bench.engine;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.ActionList;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;

/** Whole games of a workload, all pairs of its decks in turn: games and decisions a second. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@org.openjdk.jmh.annotations.State(Scope.Thread)
public class GameBench {
    /** The name of the workload. */
    @Param({"vanilla", "nightfair", "reference"})
    public String workload = "vanilla";

    private Workload games;
    private long next;

    /** Counts states with two or more legal answers. */
    @AuxCounters
    @org.openjdk.jmh.annotations.State(Scope.Thread)
    public static class Counts {
        /** Such states met. */
        public long decisions;
    }

    /** Lays out every pair of decks. */
    @org.openjdk.jmh.annotations.Setup
    public void layOut() {
        games = new Workload(workload);
    }

    /** One game. */
    @Benchmark
    public State game(Counts counts) {
        SplittableRandom random = new SplittableRandom(next);
        State state = games.start(next++);
        while (!state.isOver()) {
            ActionList actions = state.legalActions();
            counts.decisions += actions.size() > 1 ? 1 : 0;
            state = state.step(actions.get(games.answer(state, random)));
        }
        return state;
    }
}
