package io.github.cardfold.json;

import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.testpack.ShippedGames;
import java.util.function.Consumer;

/** Random games between the decks of a shipped pack: the same ones everywhere, by a generator of our own. */
final class Games {
    private static final ShippedGames FIRST = ShippedGames.ALL.head();
    /** The rules of the first pack. */
    static final Rules RULES = FIRST.rules();

    private final ShippedGames pack;
    private long random;

    private Games(ShippedGames pack, long seed) {
        this.pack = pack;
        random = seed;
    }

    /** Games of the first pack. */
    static Games of(long seed) {
        return new Games(FIRST, seed);
    }

    /** Games of the pack whose turn it is. */
    static Games inTurn(int number) {
        return new Games(ShippedGames.ALL.get(number % ShippedGames.ALL.size()), number);
    }

    /** Shows games of each pack. */
    static void each(long seed, Consumer<Games> spectator) {
        ShippedGames.ALL.forEach(pack -> spectator.accept(new Games(pack, seed)));
    }

    Rules rules() {
        return pack.rules();
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
        return pack.setup(this::below);
    }

    /** The index of an answer to the question that a state waits for. */
    int answer(State state) {
        return below(state.legalActions().size());
    }
}
