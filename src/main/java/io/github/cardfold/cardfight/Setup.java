package io.github.cardfold.cardfight;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.StepListener;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Two checked decks, laid out under the rules of a game. Games start from it as often as wanted; it never changes. */
public final class Setup {
    private final Rules rules;
    private final Array<DeckList> decks;
    private final Opening opening;

    Setup(Rules rules, Array<DeckList> decks, Opening opening) {
        this.rules = rules;
        this.decks = decks;
        this.opening = opening;
    }

    /** Returns the rules of the games. */
    public Rules rules() {
        return rules;
    }

    /** Returns the decks, in the order of their seats. */
    public Array<DeckList> decks() {
        return decks;
    }

    /**
     * Returns the first decision of a game.
     *
     * @param seed any number; the same one gives the same game
     */
    public State start(long seed) {
        return start(OptionalLong.of(seed), null);
    }

    /** Returns the first decision of a game in which the seat {@link Seat#NATURE} answers for chance. */
    public State startWithOpenChance() {
        return start(OptionalLong.empty(), null);
    }

    /**
     * Returns the first decision of a game and tells a listener what ran on the way.
     *
     * @param seed any number, or none if the seat {@link Seat#NATURE} answers for chance
     * @param listener null if nobody listens
     */
    public State start(OptionalLong seed, @Nullable StepListener listener) {
        requireNonNull(seed, "seed");
        return opening.begin(seed, listener);
    }
}
