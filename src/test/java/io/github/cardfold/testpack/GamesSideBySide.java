package io.github.cardfold.testpack;

import com.sun.management.ThreadMXBean;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.vandaria.VandariaRandomGames;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.function.LongFunction;

/**
 * What a decision of each of the two games costs: games of {@code reference} and of the shipped decks of Vandaria Wars
 * in turn, in one thread. The arguments are how many games of each warm up and how many are measured.
 */
public final class GamesSideBySide {
    private static final ThreadMXBean THREAD = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final String name;
    private final LongFunction<State> start;
    private final BiFunction<State, SplittableRandom, Action> answer;
    private long nanos;
    private long bytes;
    private long states;
    private long decisions;

    private GamesSideBySide(
            String name, LongFunction<State> start, BiFunction<State, SplittableRandom, Action> answer) {
        this.name = name;
        this.start = start;
        this.answer = answer;
    }

    /** Plays and prints. */
    public static void main(String[] arguments) throws IOException {
        int before = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 64;
        int measured = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 128;
        ReferenceWorkload reference = ReferenceWorkload.compiled();
        var first = new GamesSideBySide(
                "reference",
                reference::start,
                (state, random) -> state.legalActions().get(reference.answer(state, random)));
        var second = new GamesSideBySide("marches", VandariaRandomGames::start, VandariaRandomGames::answer);
        for (int game = 0; game < before + measured; game++) {
            if (game == before) {
                first.reset();
                second.reset();
            }
            first.play(game);
            second.play(game);
        }
        first.print();
        second.print();
    }

    private void reset() {
        nanos = 0;
        bytes = 0;
        states = 0;
        decisions = 0;
    }

    private void play(long game) {
        State state = start.apply(game);
        SplittableRandom random = new SplittableRandom(game);
        long allocated = THREAD.getCurrentThreadAllocatedBytes();
        long from = THREAD.getCurrentThreadCpuTime();
        while (!state.isOver()) {
            states++;
            decisions += state.legalActions().size() > 1 ? 1 : 0;
            state = state.step(answer.apply(state, random));
        }
        nanos += THREAD.getCurrentThreadCpuTime() - from;
        bytes += THREAD.getCurrentThreadAllocatedBytes() - allocated;
    }

    private void print() {
        System.out.printf(
                "%s: %,d decisions and %,d states a CPU second; %,d bytes a decision, %,d a state%n",
                name,
                (long) (decisions * 1e9 / nanos),
                (long) (states * 1e9 / nanos),
                bytes / decisions,
                bytes / states);
    }
}
