package io.github.cardfold.bench.engine;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.View;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.infra.Blackhole;

/**
 * The parts of a decision, over the states of some random games kept in memory: a step, the first listing of a state's
 * actions, a fork (all children of a state), a view.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@org.openjdk.jmh.annotations.State(Scope.Thread)
public class PartBench {
    private static final int GAMES = 16;

    /** The name of the workload. */
    @Param({"vanilla", "nightfair", "reference"})
    public String workload = "vanilla";

    private State[] states = {};
    private int[] choices = {};
    private int next;

    /** Plays the games. */
    @org.openjdk.jmh.annotations.Setup
    public void play() {
        List<State> met = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(1);
        Workload games = new Workload(workload);
        for (int game = 0; game < GAMES; game++) {
            State state = games.start(game);
            while (!state.isOver()) {
                ActionList actions = state.legalActions();
                if (actions.size() > 1) {
                    met.add(state);
                }
                state = state.step(actions.get(games.answer(state, random)));
            }
        }
        states = met.toArray(State[]::new);
        choices = new int[states.length];
        for (int i = 0; i < states.length; i++) {
            choices[i] = games.answer(states[i], random);
        }
    }

    private int turn() {
        next = next + 1 == states.length ? 0 : next + 1;
        return next;
    }

    /** One step from a state whose actions are listed already. */
    @Benchmark
    public State step() {
        int i = turn();
        return states[i].step(states[i].legalActions().get(choices[i]));
    }

    /** One step and the listing of the actions of the state it leads to. */
    @Benchmark
    public int stepAndActions() {
        int i = turn();
        return states[i]
                .step(states[i].legalActions().get(choices[i]))
                .legalActions()
                .size();
    }

    /** All children of a state; the figure is for the whole fork, see {@link #children}. */
    @Benchmark
    public void fork(Blackhole hole) {
        State state = states[turn()];
        for (int i = 0; i < state.legalActions().size(); i++) {
            hole.consume(state.step(state.legalActions().get(i)));
        }
    }

    /** How many children a fork has: the cost of counting them, to be taken off. */
    @Benchmark
    public int children() {
        return states[turn()].legalActions().size();
    }

    /** What one seat sees. */
    @Benchmark
    public View view() {
        return View.of(states[turn()], Seat.A);
    }
}
