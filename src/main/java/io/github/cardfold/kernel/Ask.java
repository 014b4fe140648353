package io.github.cardfold.kernel;

/**
 * A question of the rules: who is asked, what may be answered, what the answer does. Holds no state.
 *
 * <p>The engine answers by itself only where {@link #isOpen} says that the options follow from public information and
 * one option is left: being asked must not tell what a seat holds.
 */
public interface Ask {
    /** Returns the index of the seat that is asked. */
    int seat(Position position, Frame frame);

    /** Returns what the question is about, for all seats to know, such as {@code guard}. */
    String purpose();

    /** Offers every legal answer, computed from what the asked seat may see. There is always at least one. */
    void options(Position position, Frame frame, Options options);

    /** Does what the answer says: sets locals, proposes, calls or goes on elsewhere. */
    void answer(Run run, Answer answer);

    /** Tells whether, as things stand, the options follow from what all seats know. */
    default boolean isOpen(Position position, Frame frame) {
        return true;
    }

    /**
     * Tells whether the seat is in the midst of one choice of several things: the frame keeps what was picked so far,
     * or what may be picked, and nothing has happened yet. The order of the cards in the asked places counts as long.
     */
    default boolean isUnfinished(Position position, Frame frame) {
        return false;
    }
}
