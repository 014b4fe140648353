package io.github.cardfold.kernel;

import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.RuleAction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Tells a listener of states what a run does. */
record Listening(StepListener listener) implements Watch {
    static @Nullable Watch to(@Nullable StepListener listener) {
        return listener == null ? null : new Listening(listener);
    }

    @Override
    public void ran(String procedure, String label) {
        listener.ran(procedure, label);
    }

    @Override
    public void acted(RuleAction action) {
        listener.acted(action);
    }

    @Override
    public void reached(String procedure, String label, Supplier<Position> moment) {
        listener.reached(procedure, label, () -> State.of(moment.get()));
    }

    @Override
    public void committed(int events) {
        listener.committed(events);
    }
}
