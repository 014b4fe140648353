package io.github.cardfold.perft;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.PositionKey;
import io.github.cardfold.kernel.question.Action;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Counts how many distinct positions the legal answers lead to. The seat NATURE answers for chance, and its answers
 * count like all others; a choice of several things is one answer, however many picks it takes; conceding is left out.
 * Positions are distinct if their {@link PositionKey}s are.
 */
public final class Perft {
    private Perft() {}

    /**
     * Returns the number of distinct positions after 0, 1, ... answers. A position in which the game is over counts
     * where it is reached and leads nowhere.
     *
     * @param start a state with open chance ({@link State#withOpenChance})
     * @param depth the greatest number of answers, 0 or more
     * @throws IllegalArgumentException if the chance of the state is not open, or the depth is negative
     */
    public static Array<Long> count(State start, int depth) {
        return count(start, depth, Integer.MAX_VALUE);
    }

    /**
     * Returns the same, but nothing beyond the first depth with more positions than that.
     *
     * @param most how many positions there may be for the count to go deeper, 0 or more
     * @throws IllegalArgumentException if the chance of the state is not open, or the depth is negative
     */
    public static Array<Long> count(State start, int depth, int most) {
        requireNonNull(start, "start");
        if (!start.isChanceOpen()) {
            throw new IllegalArgumentException("the generator of this state answers for chance; open it to count");
        }
        if (depth < 0) {
            throw new IllegalArgumentException("the depth is " + depth);
        }
        List<Long> counts = new ArrayList<>(List.of(1L));
        List<State> level = List.of(start);
        for (int i = 0; i < depth && level.size() <= most; i++) {
            level = next(level);
            counts.add((long) level.size());
        }
        return Array.ofAll(counts);
    }

    /** One state of each distinct position that one answer leads to. */
    private static List<State> next(List<State> level) {
        List<State> found = new ArrayList<>();
        Set<PositionKey> keys = new TreeSet<>();
        for (State state : level) {
            collect(state, keys, new TreeSet<>(), found);
        }
        return found;
    }

    /** The answers without those by which NATURE draws another copy of a card: they lead to the same position. */
    private static List<Action> unlike(State state) {
        List<Action> actions = new ArrayList<>();
        Set<Integer> drawn = new TreeSet<>();
        for (Action action : state.legalActions()) {
            boolean copy = state.drawingPlace()
                    .map(deck ->
                            state.position().objectAt(deck, action.number()).definition())
                    .exists(definition -> !drawn.add(definition));
            if (!copy) {
                actions.add(action);
            }
        }
        return actions;
    }

    /** Goes through unfinished choices; the same picks by other ways need not be followed twice. */
    private static void collect(State state, Set<PositionKey> keys, Set<PositionKey> unfinished, List<State> found) {
        for (Action action : unlike(state)) {
            State next = state.step(action);
            Set<PositionKey> known = next.isUnfinished() ? unfinished : keys;
            if (known.add(PositionKey.of(next))) {
                if (next.isUnfinished()) {
                    collect(next, keys, unfinished, found);
                } else {
                    found.add(next);
                }
            }
        }
    }
}
