package io.github.cardfold.notation;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;

/** Random games between the shipped decks. */
final class Games {
    static final Rules RULES = Cardfight.rules();

    private Games() {}

    /** Plays a game to its end and shows each state but the first together with the one before. */
    static void play(long seed, BiConsumer<State, State> spectator) {
        SplittableRandom random = new SplittableRandom(seed);
        State state = start(random);
        while (!state.isOver()) {
            State next = state.step(
                    state.legalActions().get(random.nextInt(state.legalActions().size())));
            spectator.accept(state, next);
            state = next;
        }
    }

    /** Chance is open in every other game. */
    private static State start(SplittableRandom random) {
        Setup setup = Cardfight.setup(RULES, deck(random), deck(random));
        return random.nextBoolean() ? setup.start(random.nextLong()) : setup.startWithOpenChance();
    }

    private static io.github.cardfold.cardfight.card.DeckList deck(SplittableRandom random) {
        return Decks.named(Decks.names().get(random.nextInt(Decks.names().size())));
    }
}
