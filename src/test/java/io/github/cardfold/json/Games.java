package io.github.cardfold.json;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;

/** Random games between the shipped decks: the same ones everywhere, by a generator of our own. */
final class Games {
    static final Rules RULES = Cardfight.rules();

    private long random;

    private Games(long seed) {
        random = seed;
    }

    static Games of(long seed) {
        return new Games(seed);
    }

    /** A number below a bound, from the high bits of a linear congruential generator. */
    int below(int bound) {
        random = random * 6364136223846793005L + 1442695040888963407L;
        return (int) ((random >>> 33) % bound);
    }

    State start() {
        return setup().start(random);
    }

    State startWithOpenChance() {
        return setup().startWithOpenChance();
    }

    Setup setup() {
        int decks = Decks.names().size();
        return Cardfight.setup(
                RULES,
                Decks.named(Decks.names().get(below(decks))),
                Decks.named(Decks.names().get(below(decks))));
    }

    /** The index of an answer to the question that a state waits for. */
    int answer(State state) {
        return below(state.legalActions().size());
    }
}
