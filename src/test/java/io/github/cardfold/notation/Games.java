package io.github.cardfold.notation;

import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.kernel.State;
import io.github.cardfold.testpack.ShippedGames;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;

/** Random games between the decks of every shipped pack. */
final class Games {
    private Games() {}

    /** Plays a game of each pack to its end and shows each state but the first together with the one before. */
    static void play(long seed, BiConsumer<State, State> spectator) {
        for (ShippedGames pack : ShippedGames.ALL) {
            SplittableRandom random = new SplittableRandom(seed);
            State state = start(pack, random);
            while (!state.isOver()) {
                State next = state.step(state.legalActions()
                        .get(random.nextInt(state.legalActions().size())));
                spectator.accept(state, next);
                state = next;
            }
        }
    }

    /** Chance is open in every other game. */
    private static State start(ShippedGames pack, SplittableRandom random) {
        Setup setup = pack.setup(random::nextInt);
        return random.nextBoolean() ? setup.start(random.nextLong()) : setup.startWithOpenChance();
    }
}
