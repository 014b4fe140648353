package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.table.Seat;
import java.util.function.IntUnaryOperator;

/**
 * What the frames of a procedure keep of what some seat cannot know, such as a choice that has not been told. Where a
 * game is dealt from what that seat sees, it is forgotten before other cards are dealt, and made up of these
 * afterwards.
 */
public interface Secret {
    /**
     * Takes out of the frame of a step what a seat cannot know. Frames that the seat cannot tell apart become equal.
     *
     * @param seat the seat
     */
    void forget(Run run, Seat seat);

    /**
     * Puts in its place what may as well be there.
     *
     * @param dice draws a number below the one given
     */
    void imagine(Run run, Seat seat, IntUnaryOperator dice);
}
