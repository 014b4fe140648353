package io.github.cardfold.notation;

import io.github.cardfold.data.Data;
import io.vavr.collection.Array;

/** Which names stand in notation as they are, and how the others are quoted. */
final class QuotedNames {
    /** The words that are answers, and so no verbs unless they stand in quotes. */
    static final Array<String> ANSWERS = Array.of("pass", "yes", "no", "concede", "pick");

    private static final Array<String> GRAMMAR = Array.of("from", "of", "on", "with", "by", "until", "gone");

    private QuotedNames() {}

    /** Returns a name of one or more words, in quotes if it could be taken for something else. */
    static String name(String name) {
        return isPlain(name) ? name : quoted(name);
    }

    /** Returns a verb, in quotes if it is more than a word or an answer. */
    static String verb(String verb) {
        return ANSWERS.contains(verb) ? quoted(verb) : word(verb);
    }

    /** Returns a name that has to be one word, in quotes unless it is. */
    static String word(String name) {
        return name.indexOf(' ') < 0 && isPlain(name) ? name : quoted(name);
    }

    /** Returns a text that stands where nothing but a text can, in quotes unless it is one word. */
    static String token(String text) {
        boolean bare = !text.isEmpty();
        for (int i = 0; i < text.length(); i++) {
            bare &= isBare(text.charAt(i));
        }
        return bare ? text : quoted(text);
    }

    /** Returns a text in quotes, with the escapes of JSON. */
    static String quoted(String text) {
        return Data.text(text).toString();
    }

    /** Tells whether a name is made of words that the grammar does not use, the first letter being one. */
    private static boolean isPlain(String name) {
        if (name.isEmpty() || !isLetter(name.charAt(0))) {
            return false;
        }
        int start = 0;
        for (int i = 0; i <= name.length(); i++) {
            if (i == name.length() || name.charAt(i) == ' ') {
                if (i == start || isTaken(name, start, i)) {
                    return false;
                }
                start = i + 1;
            } else if (!isBare(name.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isTaken(String name, int start, int end) {
        return end - start == 1 && name.charAt(start) >= 'A' && name.charAt(start) <= 'F'
                || GRAMMAR.contains(name.substring(start, end));
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** Tells whether a character may stand in a word without quotes. */
    static boolean isBare(char c) {
        return isLetter(c) || isDigit(c) || "-_.'/".indexOf(c) >= 0;
    }
}
