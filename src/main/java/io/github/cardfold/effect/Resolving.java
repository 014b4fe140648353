package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;

/** Which ability is being carried out. */
public final class Resolving {
    private Resolving() {}

    /** Returns the object whose ability makes what happens now happen, 0 if the rules do (11.5.1.1). */
    @Rule(jp = "11.5.1.1")
    public static int source(Position position) {
        for (int at = position.depth() - 1; at >= 0; at--) {
            Frame frame = position.frame(at);
            if (frame.procedure().holds(AbilityFrame.CHANGES)) {
                return frame.get(AbilityFrame.SOURCE);
            }
        }
        return 0;
    }
}
