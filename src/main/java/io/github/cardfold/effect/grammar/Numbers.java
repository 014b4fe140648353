package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;

/** Whole numbers as texts say them. */
final class Numbers {
    static final String WORDS = "words";
    static final String ARTICLE = "a";
    static final String SIGNED = "signed";
    static final String ORDINAL = "ordinal";

    private static final Array<String> NAMES =
            Array.of("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

    private static final Array<String> ORDINALS =
            Array.of("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth");

    private static final Array<String> ENDINGS = Array.of("th", "st", "nd", "rd", "th", "th", "th", "th", "th", "th");

    private Numbers() {}

    static String say(int number, String form) {
        return switch (form) {
            case WORDS -> number >= 0 && number < NAMES.size() ? NAMES.get(number) : Integer.toString(number);
            case ARTICLE -> number == 1 ? "a" : say(number, WORDS);
            case ORDINAL -> ordinal(number);
            case SIGNED -> (number < 0 ? "" : "+") + number;
            default -> Integer.toString(number);
        };
    }

    private static String ordinal(int number) {
        if (number > 0 && number <= ORDINALS.size()) {
            return ORDINALS.get(number - 1);
        }
        boolean isTeen = number / 10 % 10 == 1;
        String ending = isTeen ? "th" : ENDINGS.get(Math.floorMod(number, 10));
        return number + ending;
    }

    /** Returns the number that a word is in a form, or {@link Integer#MIN_VALUE} if it is none. */
    static int read(Token token, String form) {
        if (form.equals(ORDINAL)) {
            int number = ORDINALS.indexOf(token.key()) + 1;
            int written = number > 0 ? number : value(token.key().replaceFirst("[a-z]{2}$", ""));
            return ordinal(written).equals(token.key()) ? written : Integer.MIN_VALUE;
        }
        if (token.is(Token.Kind.NUMBER)) {
            boolean isSigned = token.text().startsWith("+");
            return isSigned == (form.equals(SIGNED) && !token.text().startsWith("-"))
                    ? value(token.text())
                    : Integer.MIN_VALUE;
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
