package io.github.cardfold.scenario;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.StepListener;
import io.github.cardfold.kernel.position.RuleAction;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** Hears how a scenario runs: which events happen together, and the moments to stop and look at. */
final class Ear implements StepListener {
    private final StepListener other;
    private final BiConsumer<Stop, Passage> looking;
    private final Deque<Stop> stops = new ArrayDeque<>();
    private List<Integer> together = new ArrayList<>();

    /**
     * Makes one.
     *
     * @param other a listener that is told everything too
     * @param looking is told of every stop that is come to
     */
    Ear(StepListener other, BiConsumer<Stop, Passage> looking) {
        this.other = other;
        this.looking = looking;
    }

    /** Waits for moments to look at, one after the other. */
    void waitFor(Iterable<Stop> moments) {
        stops.clear();
        moments.forEach(stops::add);
    }

    /** Returns the moments that were not come to. */
    Deque<Stop> missed() {
        return stops;
    }

    /** Returns a state that has been come to, and forgets how. */
    Passage passage(State state) {
        Passage passage = new Passage(state, together);
        together = new ArrayList<>();
        return passage;
    }

    @Override
    public void ran(String procedure, String label) {
        other.ran(procedure, label);
    }

    @Override
    public void acted(RuleAction action) {
        other.acted(action);
    }

    @Override
    public void reached(String procedure, String label, Supplier<State> moment) {
        other.reached(procedure, label, moment);
        if (!stops.isEmpty() && stops.element().isAt(procedure, label)) {
            looking.accept(stops.remove(), new Passage(moment.get(), together));
        }
    }

    @Override
    public void committed(int events) {
        other.committed(events);
        together.add(events);
    }

    @Override
    public void came(State state) {
        other.came(state);
    }
}
