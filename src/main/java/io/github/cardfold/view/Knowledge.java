package io.github.cardfold.view;

import io.vavr.collection.Array;

/** What a seat believes of the cards that the other seats have brought. The own ones it knows anyway. */
public interface Knowledge {
    /**
     * Returns the unseen cards of a seat as they may be: for each deck, at the number that the game gives it
     * ({@link io.github.cardfold.kernel.position.Game#deck}), the indices of their definitions, as many as are unseen.
     *
     * @param holdings what is seen of the cards that the seat has brought
     * @param dice draws what the belief leaves open, so that equal seeds give equal deals
     * @throws IllegalArgumentException if no cards fit what is seen; the message says why
     */
    Array<Array<Integer>> unseen(Holdings holdings, Dice dice);
}
