package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.kernel.Frame;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Rule;

/** Whose turn it is (9.1). */
@Rule(jp = "9.1.1")
public final class Turn {
    private Turn() {}

    /** Returns the seat index of the turn fighter, -1 before the first turn. */
    public static int fighter(Position position) {
        Frame frame = position.frame(Layout.of(position).turns());
        return frame == null ? -1 : frame.get(TurnFrame.FIGHTER);
    }

    /** Returns the number of the turn, from 1; 0 before the first. */
    public static int number(Position position) {
        Frame frame = position.frame(Layout.of(position).turns());
        return frame == null ? 0 : frame.get(TurnFrame.NUMBER);
    }

    /** Returns the seat index of the other fighter. */
    public static int opponent(int fighter) {
        return 1 - fighter;
    }
}
