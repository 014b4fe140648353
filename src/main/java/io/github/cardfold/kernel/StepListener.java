package io.github.cardfold.kernel;

/** Hears of every labelled step that runs, for tools that ask which never do. It observes and never answers. */
public interface StepListener {
    /** A step of a procedure has run. */
    void ran(String procedure, String label);

    /** A rule action that was due is carried out. */
    default void acted(RuleAction action) {}

    /** The rules have come to a state, in which a seat is asked or the game is over. */
    default void came(State state) {}
}
