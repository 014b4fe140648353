package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Reading;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;

/** Checks that a position which was read is one where a state can be: it waits for an answer, or all is over. */
final class PositionCheck {
    private PositionCheck() {}

    static State asState(Position position, Reading whole) {
        State state = State.of(position);
        if (position.isOver()) {
            if (position.depth() > 0) {
                throw whole.expected("no frames, since the game is over", position.depth() + " frames");
            }
        } else {
            checkWaiting(state, whole);
            checkQuestion(state, whole);
        }
        return state;
    }

    private static void checkWaiting(State state, Reading whole) {
        Position position = state.position();
        if (position.depth() == 0) {
            throw whole.expected("frames, since the game goes on", "none");
        }
        if (!state.isAsking()) {
            throw whole.expected(
                    "a question at the label of the last frame",
                    position.frame(position.depth() - 1).toString());
        }
    }

    /** The rules answer only for positions that games reach; whatever they fail with here, the data is at fault. */
    private static void checkQuestion(State state, Reading whole) {
        Seat seat;
        boolean answerable;
        try {
            Position position = state.position();
            position.layout();
            seat = state.decision().get().seat();
            answerable = !state.legalActions().isEmpty();
        } catch (RuntimeException | StackOverflowError e) {
            throw whole.expected("a position in which the last frame can ask its question", e);
        }
        boolean playing = seat.ordinal() < state.position().seatCount()
                        && !state.position().hasLost(seat)
                || seat == Seat.NATURE && state.position().isNatural();
        if (!playing || !answerable) {
            throw whole.expected(
                    "a question that a seat of the game can answer", answerable ? "one for another seat" : "no answer");
        }
    }
}
