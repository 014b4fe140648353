package io.github.cardfold.kernel;

import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.RuleAction;
import java.util.function.Supplier;

/** Hears of what a run does, as {@link StepListener} tells. */
interface Watch {
    void ran(String procedure, String label);

    void acted(RuleAction action);

    void reached(String procedure, String label, Supplier<Position> moment);

    void committed(int events);
}
