package io.github.cardfold.scenario;

import io.github.cardfold.data.StateFormatException;

/** Thrown when a text is no scenario: it is no JSON, has an unknown field, or lays out what no position could be. */
public final class ScenarioException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String source;
    private final String path;
    private final String expected;
    private final String found;

    ScenarioException(String source, StateFormatException cause) {
        super(source + ": " + cause.getMessage(), cause);
        this.source = source;
        path = cause.path();
        expected = cause.expected();
        found = cause.found();
    }

    /** Returns where the text came from, such as the name of a file. */
    public String source() {
        return source;
    }

    /** Returns the place in the text, such as {@code $.table.A.hand[0]}; {@code $} is the whole. */
    public String path() {
        return path;
    }

    /** Returns what belongs there. */
    public String expected() {
        return expected;
    }

    /** Returns what stands there. */
    public String found() {
        return found;
    }
}
