package io.github.cardfold.kernel;

/** Hears of every labelled step that runs, for tools that ask which never do. It observes and never answers. */
public interface StepListener {
    /** A step of a procedure has run. */
    void ran(String procedure, String label);
}
