package io.github.cardfold.mutation;

/** Where tests are run under a change. */
interface Lab extends AutoCloseable {
    /**
     * Makes a change; it replaces the one before.
     *
     * @return why nothing at all can be run under it, "" if tests can be
     */
    String make(Change change);

    /**
     * Runs one test under the change.
     *
     * @param test class, method and parameter types, as JUnit's method selectors write them
     * @param limit how many milliseconds it may take
     */
    Result run(String test, long limit);

    /**
     * Tells whether, since the change was switched on, a test passed that comes to it only where something is made once
     * and for all: then it has to be {@linkplain Change#fromTheStart switched on before that}.
     */
    boolean isOnce();

    @Override
    void close();

    /**
     * What came of a test.
     *
     * @param end how it ended
     * @param millis how long it took
     * @param message what the failure says, on one line
     */
    record Result(End end, long millis, String message) {}

    /** How a test may end. */
    enum End {
        /** It passed, so that it has not noticed the change. */
        PASSED,
        /** What it asserts does not hold. */
        ASSERTION,
        /** What it does is refused, or some other check throws. */
        REFUSAL,
        /** The code broke down by itself, as it would for any test that comes by. */
        CRASH,
        /** It did not come to an end. */
        TIMEOUT
    }
}
