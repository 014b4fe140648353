package io.github.cardfold.fuzz;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.kernel.Action;
import io.github.cardfold.kernel.ActionList;
import io.github.cardfold.kernel.State;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** A random game and some moments of it, for properties that hold at every moment. */
final class Walk {
    private static final Trial.Table TABLE = table();

    private final Trial trial;
    private final List<Action> actions = new ArrayList<>();
    private final List<Integer> moments = new ArrayList<>();
    private final List<State> states = new ArrayList<>();

    private Walk(long seed) {
        trial = TABLE.trial(seed);
    }

    /** The games of all shipped decks, under rules of an assembly of their own. */
    static Trial.Table table() {
        return new Trial.Table(Cardfight.rules(), Decks.names().map(Decks::named));
    }

    /** A game to its end; its start, its end and about one in {@code sparse} of its other states are moments. */
    static Walk of(long seed, int sparse) {
        Walk walk = new Walk(seed);
        SplittableRandom random = new SplittableRandom(seed);
        State state = TABLE.start(walk.trial);
        while (!state.isOver()) {
            if (walk.actions.isEmpty() || random.nextInt(sparse) == 0) {
                walk.note(state);
            }
            ActionList legal = state.legalActions();
            Action action = legal.get(random.nextInt(legal.size()));
            walk.actions.add(action);
            state = state.step(action);
        }
        walk.note(state);
        return walk;
    }

    private void note(State state) {
        moments.add(actions.size());
        states.add(state);
    }

    Trial trial() {
        return trial;
    }

    /** How many answers the game had. */
    int length() {
        return actions.size();
    }

    /** The states at the moments, in order. */
    List<State> states() {
        return states;
    }

    State end() {
        return states.get(states.size() - 1);
    }

    /** The states at the same moments of the same game, played again from the start. */
    List<State> again() {
        return again(TABLE);
    }

    /** The states at the same moments of the same game under rules of another assembly. */
    List<State> again(Trial.Table table) {
        List<State> twins = new ArrayList<>();
        State state = table.start(trial);
        for (int i = 0; i <= actions.size(); i++) {
            if (moments.contains(i)) {
                twins.add(state);
            }
            if (i < actions.size()) {
                state = state.step(actions.get(i));
            }
        }
        return twins;
    }
}
