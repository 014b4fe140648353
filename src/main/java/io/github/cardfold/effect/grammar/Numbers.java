package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;

/** Whole numbers as texts say them. */
final class Numbers {
    static final String WORDS = "words";
    static final String ARTICLE = "a";
    static final String SIGNED = "signed";

    private static final Array<String> NAMES =
            Array.of("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

    private Numbers() {}

    static String say(int number, String form) {
        return switch (form) {
            case WORDS -> number >= 0 && number < NAMES.size() ? NAMES.get(number) : Integer.toString(number);
            case ARTICLE -> number == 1 ? "a" : say(number, WORDS);
            case SIGNED -> (number < 0 ? "" : "+") + number;
            default -> Integer.toString(number);
        };
    }

    /** Returns the number that a word is in a form, or {@link Integer#MIN_VALUE} if it is none. */
    static int read(Token token, String form) {
        if (token.is(Token.Kind.NUMBER)) {
            boolean isSigned = token.text().startsWith("+");
            return isSigned == (form.equals(SIGNED) && !token.text().startsWith("-")) ? value(token.text()) : Integer.MIN_VALUE;
        }
        if (form.equals(SIGNED)) {
            return Integer.MIN_VALUE;
        }
        boolean isArticle = token.key().equals("a") || token.key().equals("an");
        int index = isArticle && form.equals(ARTICLE) ? 1 : NAMES.indexOf(token.key());
        return index >= 0 ? index : Integer.MIN_VALUE;
    }

    private static int value(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return Integer.MIN_VALUE;
        }
    }
}
