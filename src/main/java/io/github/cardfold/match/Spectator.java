package io.github.cardfold.match;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;

/** Watches a match as a referee does, hidden cards and all. It is called on the thread that plays the match. */
@FunctionalInterface
public interface Spectator {
    /** Sees the first state, before anybody has answered. */
    default void starts(State first) {}

    /** Sees an answer: the state it was given in and the state it leads to. */
    void sees(State before, Action answer, State after);
}
