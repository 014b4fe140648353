package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;

/** Texts that stand without quotation marks, such as the names of keywords: few words, in lower case, and no joints. */
final class BareWords {
    /** The form of a text that may stand so. */
    static final String FORM = "bare";

    private static final int MOST = 4;

    /** What would be read as the end of such a text and the beginning of something else. */
    private static final Array<String> NONE = Array.of(
            "a", "all", "an", "and", "any", "are", "become", "becomes", "cannot", "do", "does", "each", "get", "gets",
            "highest", "if", "is", "lose", "loses", "lowest", "may", "must", "of", "or", "that", "the", "then", "this",
            "those");

    private BareWords() {}

    /** Tells whether a text may stand so. */
    static boolean may(String text) {
        Array<String> words = Array.of(text.split(" ", -1));
        return words.size() <= MOST && words.forAll(each -> each.matches("[a-z][a-z-]*[a-z]") && !NONE.contains(each));
    }

    /** Returns all such texts that begin with a word. */
    static Array<String> from(Array<Token> tokens, int at) {
        Array<String> found = Array.empty();
        StringBuilder text = new StringBuilder();
        for (int i = at; i < at + MOST && tokens.get(i).is(Token.Kind.WORD); i++) {
            text.append(i == at ? "" : " ").append(tokens.get(i).key());
            if (!may(text.toString())) {
                break;
            }
            found = found.append(text.toString());
        }
        return found;
    }
}
