package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;

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

    /** Tells whether words stand in a text from a token on. */
    static boolean begin(Array<Token> tokens, int at, Array<Part.Word> words) {
        return at >= 0
                && at + words.size() <= tokens.size()
                && words.zipWithIndex()
                        .forAll(each -> tokens.get(at + each._2()).isWord(each._1()));
    }

    /** Tells whether the tag of a variable stands in a text from a token on. */
    static boolean isTag(Array<Token> tokens, int at) {
        return at >= 0
                && at + 2 < tokens.size()
                && tokens.get(at).key().equals("(")
                && tokens.get(at + 1).is(Kind.TAG)
                && tokens.get(at + 2).key().equals(")");
    }

    private boolean isWord(Part.Word word) {
        return kind != Kind.TEXT && word.is(key);
    }

    boolean is(Kind other) {
        return kind == other;
    }
}
