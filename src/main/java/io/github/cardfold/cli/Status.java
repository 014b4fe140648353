package io.github.cardfold.cli;

/** What a command says by its exit status. */
final class Status {
    /** What was asked for was done, and what was checked holds. */
    static final int DONE = 0;
    /** A check failed, a game had no proper end, or nobody took the output. */
    static final int FAILED = 1;
    /** The command line asks for something that cannot be. */
    static final int MISUSED = 2;

    private Status() {}
}
