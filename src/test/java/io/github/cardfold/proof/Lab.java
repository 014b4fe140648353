package io.github.cardfold.proof;

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
        TIMEOUT;

        /**
         * Tells whether this shows that the test looks at what was changed. That the code breaks down shows it only of
         * a step left out: other alterations break it for every test that comes by.
         */
        boolean notices(boolean step) {
            return this == ASSERTION || this == REFUSAL || this == TIMEOUT || step && this == CRASH;
        }
    }
}
