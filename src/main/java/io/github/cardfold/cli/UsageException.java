package io.github.cardfold.cli;

import io.vavr.collection.Array;

/** Thrown when the command line asks for something that cannot be; its message is one line for whoever typed it. */
final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }

    UsageException(String message, Throwable cause) {
        super(message, cause);
    }

    /** Tells the first of some problems, of which there is at least one, and how many more there are. */
    UsageException(Array<?> problems) {
        super(problems.head() + (problems.size() == 1 ? "" : " (and " + (problems.size() - 1) + " more)"));
    }

    /** Passes on what the library says against it. */
    UsageException(Throwable refusal) {
        super(String.valueOf(refusal.getMessage()), refusal);
    }

    String sentence() {
        return String.valueOf(getMessage());
    }
}
