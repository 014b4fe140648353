package io.github.cardfold.fuzz;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.StepListener;
import io.github.cardfold.kernel.position.Event;

/** Hears how often the rarest step that runs and the rarest card that is played have been seen. */
final class Rarest implements StepListener {
    private final Reached reached;
    private long count = Long.MAX_VALUE;

    Rarest(Reached reached) {
        this.reached = reached;
    }

    @Override
    public void ran(String procedure, String label) {
        count = Math.min(count, reached.steps(procedure, label));
    }

    @Override
    public void came(State state) {
        for (int i = 0; i < state.eventCount(); i++) {
            Event event = state.event(i);
            reached.played(state.position(), event).forEach(card -> count = Math.min(count, reached.cards(card)));
        }
    }

    long count() {
        return count;
    }
}
