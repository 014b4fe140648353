package io.github.cardfold.fuzz;

import io.github.cardfold.bot.GreedyBot;
import io.github.cardfold.kernel.Action;
import io.github.cardfold.kernel.ActionList;
import io.github.cardfold.kernel.Seat;
import io.github.cardfold.kernel.State;
import io.github.cardfold.match.Player;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/** Chooses the answers of both seats in a random game. */
interface Policy {
    /** One choice in so many is left to chance, lest the game only ever do what is rare, or only what is sound. */
    int ANY = 4;

    /** Returns the index of the chosen answer. */
    int choose(State state, ActionList legal);

    /** Every answer alike. */
    static Policy uniform(SplittableRandom random) {
        return (state, legal) -> random.nextInt(legal.size());
    }

    /** What a simple player would do, and now and then, lest it always do the same, anything. */
    static Policy greedy(SplittableRandom random) {
        Player player = new GreedyBot();
        return (state, legal) -> {
            Seat seat = state.decision().get().seat();
            boolean any = seat == Seat.NATURE || random.nextInt(ANY) == 0;
            return any ? random.nextInt(legal.size()) : legal.indexOf(player.choose(View.of(state, seat)));
        };
    }

    /** The given answers, one after the other. */
    static Policy answers(Array<Integer> indices) {
        int[] next = {0};
        return (state, legal) -> {
            if (next[0] == indices.length()) {
                throw new IllegalStateException("the answers end after " + next[0] + ", the game goes on");
            }
            return indices.get(next[0]++);
        };
    }

    /** Mostly one of the answers of the sort least often given, as this and earlier games counted. */
    final class Novelty implements Policy {
        private final Map<String, int[]> given;
        private final SplittableRandom random;

        Novelty(Map<String, int[]> given, SplittableRandom random) {
            this.given = given;
            this.random = random;
        }

        static Map<String, int[]> nothingGiven() {
            return new TreeMap<>();
        }

        @Override
        public int choose(State state, ActionList legal) {
            int chosen = random.nextInt(legal.size());
            if (random.nextInt(ANY) > 0) {
                String section = state.decision().get().section();
                int rarest = Integer.MAX_VALUE;
                int start = chosen;
                for (int i = 0; i < legal.size(); i++) {
                    int at = (start + i) % legal.size();
                    int count = count(state, section, legal.get(at))[0];
                    if (count < rarest) {
                        rarest = count;
                        chosen = at;
                    }
                }
            }
            count(state, state.decision().get().section(), legal.get(chosen))[0]++;
            return chosen;
        }

        private int[] count(State state, String section, Action action) {
            boolean places = action.shape() == Action.Shape.PICK || action.shape() == Action.Shape.ACT;
            String what =
                    places ? state.position().place(action.handle().place()).name() : "" + action.number();
            String sort = section + ' ' + action.shape() + ' ' + action.verb() + ' ' + what;
            return given.computeIfAbsent(sort, unknown -> new int[1]);
        }
    }
}
