package io.github.cardfold.effect.grammar;

/**
 * A word, number, text in quotes or sign of an English text.
 *
 * @param kind what it is
 * @param text it as it stands there, for a text in quotes without these
 * @param key it in lower case, by which words are compared
 * @param start where it begins in the text
 * @param end where it ends
 */
record Token(Kind kind, String text, String key, int start, int end) {
    enum Kind {
        WORD,
        NUMBER,
        TEXT,
        TAG,
        SIGN,
        END
    }

    boolean is(Kind other) {
        return kind == other;
    }
}
