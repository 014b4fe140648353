package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.table.Seat;

/**
 * An answer that a seat has given in what looked to it like one position, in a turn that goes on for long. All else
 * being equal, it leads back there.
 *
 * @param seat the seat
 * @param high the first half of the key of what the seat saw
 * @param low the other half
 * @param answer the code of the answer
 * @param times how often it gave the answer there this turn, from 1
 */
public record Returned(Seat seat, long high, long low, int answer, int times) {
    /** Refuses fewer times than one. */
    public Returned {
        if (times < 1) {
            throw new IllegalArgumentException("an answer given " + times + " times");
        }
    }

    /** Tells whether it was given by a seat in what looked to it like a position. */
    public boolean isAt(Seat other, long otherHigh, long otherLow) {
        return seat == other && high == otherHigh && low == otherLow;
    }

    /** Returns the same, given once more. */
    Returned again() {
        return new Returned(seat, high, low, answer, times + 1);
    }
}
