package io.github.cardfold.fuzz;

import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.testpack.SecretPack;
import io.github.cardfold.testpack.ShippedGames;
import io.github.cardfold.testpack.TextPack;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** A random game and some moments of it, for properties that hold at every moment. */
final class Walk {
    private static final Array<Trial.Table> TABLES = tables();

    private final Trial trial;
    private final List<Action> actions = new ArrayList<>();
    private final List<Integer> moments = new ArrayList<>();
    private final List<State> states = new ArrayList<>();

    private final int table;

    private Walk(int table, long seed) {
        this.table = table;
        trial = TABLES.get(table).trial(seed);
    }

    /**
     * The games of every shipped pack as it is printed, and those of plain decks under rules with texts of every sort;
     * each under rules of an assembly of its own.
     */
    static Array<Trial.Table> tables() {
        Array<Trial.Table> texts = Array.of(TextPack.rules(), SecretPack.rules())
                .map(rules ->
                        new Trial.Table(Pairs.ofFights(rules, Decks.names().map(Decks::named))));
        return Packs.all()
                .map(ShippedGames::of)
                .map(games -> new Trial.Table(Pairs.ofFights(games.rules(), games.decks())))
                .appendAll(texts);
    }

    /** A game of each of the tables. */
    static Array<Walk> each(long seed, int sparse) {
        return Array.range(0, TABLES.size()).map(table -> on(table, seed, sparse));
    }

    /** A game of one of the tables: whatever decks a seed says, each has its turn with them. */
    static Walk of(long seed, int sparse) {
        return on((int) Math.floorMod(seed / 7, (long) TABLES.size()), seed, sparse);
    }

    /** A game of cards without text. */
    static Walk withoutText(long seed, int sparse) {
        return on(0, seed, sparse);
    }

    /** A game to its end; its start, its end and about one in {@code sparse} of its other states are moments. */
    private static Walk on(int table, long seed, int sparse) {
        Walk walk = new Walk(table, seed);
        SplittableRandom random = new SplittableRandom(seed);
        State state = TABLES.get(table).start(walk.trial);
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
        return again(TABLES);
    }

    /** The states at the same moments of the same game under rules of another assembly. */
    List<State> again(Array<Trial.Table> others) {
        List<State> twins = new ArrayList<>();
        State state = others.get(table).start(trial);
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
