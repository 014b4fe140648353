package io.github.cardfold.cardfight.deed;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Position;

/** Calls that are about to be made, whichever circle of its sort they come to. */
public final class Calls {
    private Calls() {}

    /** Returns an attempt to call to the guardian circle of the fighter. */
    public static Attempt toGuard(Position position, Attempt call) {
        return call.to(Field.guardianCircle(position, call.fighter()));
    }

    /** Returns an attempt to call to a rear-guard circle of the fighter. */
    public static Attempt toRearGuard(Position position, Attempt call) {
        int[] circles = Field.rearGuardCircles(position, call.fighter());
        return circles.length == 0 ? call : call.to(circles[0]);
    }

    /** Returns an attempt to call to the guardian circle by the rules. */
    @Rule(jp = "10.5.1.2.2.1")
    public static Attempt toGuardNormally(Position position, Attempt call) {
        return toGuard(position, call.normally());
    }
}
