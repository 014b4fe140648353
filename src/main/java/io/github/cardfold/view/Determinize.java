package io.github.cardfold.view;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.Seat;

/**
 * Guesses what a seat cannot know, of a state that is known as a whole: for referees and for programs that train
 * players. A player deals from its view ({@link View#deal}), which does not need the state.
 */
public final class Determinize {
    private Determinize() {}

    /**
     * Returns what {@link View#deal} deals if the seat knows the opponent's decks: the unseen cards are the true ones,
     * dealt anew among the places where they may lie.
     *
     * @param seed any number; the same one gives the same deal, and two states that the seat cannot tell apart give the
     *     same deal if the unknown cards are the same ones
     * @throws IllegalArgumentException if the seat takes no part in the game
     */
    public static State deal(State state, Seat seat, long seed) {
        requireNonNull(state, "state");
        requireNonNull(seat, "seat");
        return View.of(state, seat).dealKnowingAll(seed);
    }
}
