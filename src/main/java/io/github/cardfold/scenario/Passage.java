package io.github.cardfold.scenario;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Event;
import io.vavr.collection.Array;
import java.util.List;

/**
 * A state that a scenario led through, and which of its events happened together.
 *
 * @param state the state
 * @param together how many of its events happened together each time, in order
 */
record Passage(State state, Array<Integer> together) {

    Passage(State state, List<Integer> together) {
        this(state, Array.ofAll(together));
    }

    /** Returns the events of the state, those that happened together in one list; of a saved state each is alone. */
    Array<Array<Event>> changes() {
        boolean told = together.sum().intValue() == state.eventCount();
        Array<Integer> sizes = told ? together : Array.fill(state.eventCount(), 1);
        return sizes.zip(sizes.scanLeft(0, Integer::sum))
                .map(each -> Array.range(each._2, each._2 + each._1).map(state::event));
    }
}
