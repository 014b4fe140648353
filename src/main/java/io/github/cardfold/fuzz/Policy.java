package io.github.cardfold.fuzz;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
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
    static Policy greedy(Player player, SplittableRandom random) {
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

    /**
     * Mostly what has been seen least: of a few answers of the sorts least often given, as this and earlier games
     * counted, the one that leads to the rarest step or card. A kind of text is as rare as the steps that carry it out.
     */
    final class Novelty implements Policy {
        /** How many answers are tried out. */
        private static final int TRIED = 3;

        private final Reached reached;
        private final Map<String, int[]> given;
        private final SplittableRandom random;

        Novelty(Reached reached, Map<String, int[]> given, SplittableRandom random) {
            this.reached = reached;
            this.given = given;
            this.random = random;
        }

        static Map<String, int[]> nothingGiven() {
            return new TreeMap<>();
        }

        @Override
        public int choose(State state, ActionList legal) {
            int chosen = random.nextInt(legal.size());
            if (legal.size() > 1 && random.nextInt(ANY) > 0) {
                int start = chosen;
                chosen = Array.range(0, legal.size())
                        .map(i -> (start + i) % legal.size())
                        .sortBy(i -> count(state, legal.get(i))[0])
                        .take(TRIED)
                        .minBy(i -> rarity(state, legal.get(i)))
                        .get();
            }
            count(state, legal.get(chosen))[0]++;
            return chosen;
        }

        /** How often what an answer leads to has been seen; what fails is taken, so that it is told. */
        private long rarity(State state, Action action) {
            Rarest rarest = new Rarest(reached);
            try {
                state.step(action, rarest);
            } catch (RuntimeException | StackOverflowError thrown) {
                return -1;
            }
            return rarest.count();
        }

        private int[] count(State state, Action action) {
            Position position = state.position();
            String what = "" + action.number();
            if (action.shape() == Action.Shape.PICK || action.shape() == Action.Shape.ACT) {
                Handle handle = action.handle();
                what = position.place(handle.place()).name();
                if (handle.index() != Handle.ITSELF) {
                    what += " "
                            + position.objectAt(handle.place(), handle.index()).definition();
                }
            }
            String asked = state.decision()
                    .map(each -> each.procedure() + ' ' + each.section())
                    .get();
            String sort = asked + ' ' + action.shape() + ' ' + action.verb() + ' ' + what;
            return given.computeIfAbsent(sort, unknown -> new int[1]);
        }
    }
}
