package io.github.cardfold.json;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.data.StateFormatException;

/**
 * What is wrong at one place of JSON that was read.
 *
 * @param source the name of the text, such as its file's
 * @param path the place, such as {@code $.cards[3].power}
 * @param sentence what is wrong there
 */
public record JsonProblem(String source, String path, String sentence) {
    /** Names what is null. */
    public JsonProblem {
        requireNonNull(source, "source");
        requireNonNull(path, "path");
        requireNonNull(sentence, "sentence");
    }

    static JsonProblem of(String source, StateFormatException refusal) {
        return new JsonProblem(source, refusal.path(), "expected " + refusal.expected() + ", found " + refusal.found());
    }

    /** Returns the source, the place and the sentence in one line. */
    @Override
    public String toString() {
        return source + ": " + path + ": " + sentence;
    }
}
