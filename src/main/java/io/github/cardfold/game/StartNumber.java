package io.github.cardfold.game;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.table.Seat;

/**
 * A number that a player brings into a game, as who has won the round before may.
 *
 * @param seat the seat of the player
 * @param name the name of the number
 * @param value the number, 0 or more
 */
public record StartNumber(Seat seat, String name, int value) {
    /**
     * Makes a number.
     *
     * @throws IllegalArgumentException if it is below 0
     */
    public StartNumber {
        requireNonNull(seat, "seat");
        requireNonNull(name, "name");
        if (value < 0) {
            throw new IllegalArgumentException(name + " of " + seat + " is " + value + ", which is below 0");
        }
    }
}
