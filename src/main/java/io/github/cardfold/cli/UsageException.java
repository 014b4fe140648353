package io.github.cardfold.cli;

/** Thrown when the command line asks for something that cannot be; its message is one line for whoever typed it. */
final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }

    UsageException(String message, Throwable cause) {
        super(message, cause);
    }

    /** Passes on what the library says against it. */
    UsageException(Throwable refusal) {
        super(String.valueOf(refusal.getMessage()), refusal);
    }

    String sentence() {
        return String.valueOf(getMessage());
    }
}
