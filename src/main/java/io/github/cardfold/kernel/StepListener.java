package io.github.cardfold.kernel;

import io.github.cardfold.kernel.position.RuleAction;
import java.util.function.Supplier;

/** Hears of every labelled step that runs, for tools that ask which never do. It observes and never answers. */
public interface StepListener {
    /** A step of a procedure has run. */
    void ran(String procedure, String label);

    /** A rule action that was due is carried out. */
    default void acted(RuleAction action) {}

    /**
     * The rules have come to a step and carry it out next; a question is come to also where its only answer is given
     * without asking.
     *
     * @param moment makes the state as it stands just before the step, with the events since the last decision; unless
     *     the step is a question, nobody is asked in it and no action is legal
     */
    default void reached(String procedure, String label, Supplier<State> moment) {}

    /** Events have happened together, as the last so many since the last decision. */
    default void committed(int events) {}

    /** The rules have come to a state, in which a seat is asked or the game is over. */
    default void came(State state) {}
}
