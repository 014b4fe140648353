package io.github.cardfold.fuzz;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.kernel.Action;
import io.github.cardfold.kernel.ActionList;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.testpack.SecretPack;
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

    private Walk(long seed) {
        trial = table(TABLES, seed).trial(seed);
    }

    /**
     * The games of all shipped decks, under rules of assemblies of their own: without texts, with texts of every sort,
     * and as they are printed. Another pack is one more line.
     */
    static Array<Trial.Table> tables() {
        return Array.of(Cardfight.rules(), TextPack.rules(), SecretPack.rules())
                .map(rules -> table(rules, Packs.vanilla()))
                .append(table(Cardfight.rules(Editions.JP_2026_04, Packs.nightfair()), Packs.nightfair()));
    }

    private static Trial.Table table(Rules rules, Pack decks) {
        return new Trial.Table(rules, Decks.names(decks.id()).map(Decks::named));
    }

    /** Whatever decks a seed says, each of the tables has its turn with them. */
    private static Trial.Table table(Array<Trial.Table> tables, long seed) {
        return tables.get((int) Math.floorMod(seed / 7, (long) tables.size()));
    }

    /** A game to its end; its start, its end and about one in {@code sparse} of its other states are moments. */
    static Walk of(long seed, int sparse) {
        Walk walk = new Walk(seed);
        SplittableRandom random = new SplittableRandom(seed);
        State state = table(TABLES, seed).start(walk.trial);
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

    /** A game of cards without text. */
    static Walk withoutText(long seed, int sparse) {
        return of(seed / 28 * 28 + seed % 7, sparse);
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
        State state = table(others, trial.seed()).start(trial);
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
