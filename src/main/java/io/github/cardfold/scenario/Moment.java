package io.github.cardfold.scenario;

import io.github.cardfold.kernel.State;
import io.vavr.collection.Array;

/**
 * A state after one step of play, or on the way.
 *
 * @param before the state before the step
 * @param passed the states that the step led through, the last one being the state now
 */
record Moment(State before, Array<Passage> passed) {
    static Moment start(State state) {
        return new Moment(state, Array.of(new Passage(state, Array.empty())));
    }

    State now() {
        return passed.last().state();
    }
}
