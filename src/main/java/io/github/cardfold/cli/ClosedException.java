package io.github.cardfold.cli;

import io.vavr.control.Option;
import java.io.IOException;

/** Thrown when the standard output cannot be written to: there is no point in going on. */
final class ClosedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ClosedException(IOException closed) {
        super("the output cannot be written: " + closed.getMessage(), closed);
    }

    /** What there is to say about it: nothing if the reader of a pipe has seen enough, as {@code head} does. */
    Option<String> reason() {
        return Option.some(String.valueOf(getMessage())).filter(message -> !message.contains("ipe"));
    }
}
