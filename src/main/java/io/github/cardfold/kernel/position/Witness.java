package io.github.cardfold.kernel.position;

/** Looks at every change that is committed while a frame is on the stack. It changes nothing itself. */
@FunctionalInterface
public interface Witness {
    /** What a witness returns that sees nothing worth noting. */
    int[] NOTHING = {};

    /**
     * Returns the objects or places that the frame is to note.
     *
     * @param position the position just after the change
     * @param frame the frame, before it notes anything
     * @param done what was committed
     */
    int[] sees(Position position, Frame frame, Batch done);
}
