package io.github.cardfold.cardfight;

import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Seat;
import io.github.cardfold.kernel.State;
import java.util.OptionalLong;

/** Two checked decks, laid out under the rules of a game. Games start from it as often as wanted; it never changes. */
public final class Setup {
    private final Opening opening;

    Setup(Opening opening) {
        this.opening = opening;
    }

    /**
     * Returns the first decision of a game.
     *
     * @param seed any number; the same one gives the same game
     */
    public State start(long seed) {
        return opening.begin(OptionalLong.of(seed));
    }

    /** Returns the first decision of a game in which the seat {@link Seat#NATURE} answers for chance. */
    public State startWithOpenChance() {
        return opening.begin(OptionalLong.empty());
    }
}
