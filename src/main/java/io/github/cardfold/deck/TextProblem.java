package io.github.cardfold.deck;

import static java.util.Objects.requireNonNull;

/**
 * What is wrong at one place of a text that was read.
 *
 * @param source the name of the text, such as its file's
 * @param line the line, counted from 1
 * @param column the first character that is wrong, counted from 1 within the line
 * @param sentence what is wrong with it
 */
public record TextProblem(String source, int line, int column, String sentence) {
    /** Names what is null. */
    public TextProblem {
        requireNonNull(source, "source");
        requireNonNull(sentence, "sentence");
    }

    /** Returns the place and the sentence in the form that editors and terminals make a link of. */
    @Override
    public String toString() {
        return source + ":" + line + ":" + column + ": " + sentence;
    }
}
