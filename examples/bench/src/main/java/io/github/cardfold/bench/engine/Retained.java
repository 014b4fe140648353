package io.github.cardfold.bench.engine;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.ActionList;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Prints the bytes of heap that a state keeps alive among 10,000 others: in search trees, grown breadth-first with all
 * answers from the middle of a game, and in games of which every state is kept.
 */
public final class Retained {
    private static final int STATES = 10_000;
    private static final int TREES = 8;

    private Retained() {}

    /** Runs without arguments. */
    public static void main(String[] arguments) throws InterruptedException {
        System.out.println("| workload | in a search tree, least to most of " + TREES + " | in games kept whole |");
        System.out.println("| --- | ---: | ---: |");
        for (String name : Workload.NAMES) {
            Workload workload = new Workload(name);
            grown(workload.start(0));
            long least = Long.MAX_VALUE;
            long most = 0;
            for (int i = 0; i < TREES; i++) {
                long before = used();
                State[] tree = grown(middle(workload, i));
                long each = (used() - before) / STATES;
                Reference.reachabilityFence(tree);
                least = Math.min(least, each);
                most = Math.max(most, each);
            }
            long before = used();
            State[] games = games(workload);
            long each = (used() - before) / STATES;
            Reference.reachabilityFence(games);
            System.out.printf("| `%s` | %,d to %,d | %,d |%n", name, least, most, each);
        }
    }

    private static State middle(Workload workload, long number) {
        List<State> game = new ArrayList<>();
        play(workload, number, game);
        return game.get(game.size() / 2);
    }

    /** Adds all states of a game. */
    private static void play(Workload workload, long number, List<State> met) {
        SplittableRandom random = new SplittableRandom(number);
        State state = workload.start(number);
        for (met.add(state); !state.isOver(); met.add(state)) {
            ActionList actions = state.legalActions();
            state = state.step(actions.get(workload.answer(state, random)));
        }
    }

    /** A tree with its root: states whose children are not grown any more have not listed their answers. */
    private static State[] grown(State root) {
        State[] tree = new State[STATES];
        tree[0] = root;
        int size = 1;
        for (int i = 0; size < STATES; i++) {
            ActionList actions = tree[i].legalActions();
            for (int k = 0; k < actions.size() && size < STATES; k++) {
                tree[size++] = tree[i].step(actions.get(k));
            }
        }
        return tree;
    }

    private static State[] games(Workload workload) {
        List<State> met = new ArrayList<>();
        for (int game = 0; met.size() < STATES; game++) {
            play(workload, game, met);
        }
        return met.subList(0, STATES).toArray(State[]::new);
    }

    private static long used() throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            System.gc();
            Thread.sleep(50);
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
