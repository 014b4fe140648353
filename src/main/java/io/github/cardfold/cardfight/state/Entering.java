package io.github.cardfold.cardfight.state;

import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;

/** The cards that all have seen though they lie in a hidden place: those that are being ridden or called. */
public final class Entering {
    private Entering() {}

    /** Returns their objects. */
    public static Array<Integer> shown(Position position) {
        return Array.range(0, position.depth()).map(position::frame).flatMap(Entering::in);
    }

    private static Array<Integer> in(Frame frame) {
        return switch (frame.procedure().name()) {
            case CallFrame.PROCEDURE ->
                Array.range(0, frame.size(CallFrame.CARDS)).map(i -> frame.get(CallFrame.CARDS, i));
            case RideFrame.PROCEDURE -> Array.of(frame.get(RideFrame.CARD));
            default -> Array.empty();
        };
    }
}
