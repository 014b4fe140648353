package io.github.cardfold.json;

import static java.util.Objects.requireNonNull;

/**
 * What has become of a text that was to be rewritten.
 *
 * @param result whether it was rewritten
 * @param text the text, as it was if it was not rewritten
 * @param sentence what the text is, such as {@code a pack, format 0 to 1}
 */
public record Upgraded(Result result, String text, String sentence) {
    /** What was done. */
    public enum Result {
        /** It had an older number, and has the one that is read now. */
        REWRITTEN,
        /** It has that number already. */
        NEW,
        /** It is neither a pack nor a scenario file. */
        OTHER
    }

    /** Names what is null. */
    public Upgraded {
        requireNonNull(result, "result");
        requireNonNull(text, "text");
        requireNonNull(sentence, "sentence");
    }
}
