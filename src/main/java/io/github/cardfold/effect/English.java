package io.github.cardfold.effect;

import io.vavr.collection.Array;
import java.util.Locale;

/** Helps terms to say themselves in English. */
public final class English {
    private static final Array<String> NUMBERS =
            Array.of("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

    private English() {}

    /** Returns a number as a card says it: {@code two}, {@code 5000}. */
    public static String number(int number) {
        return number >= 0 && number < NUMBERS.size() ? NUMBERS.get(number) : Integer.toString(number);
    }

    /** Returns a number and what it counts, {@code a card} or {@code two cards}. */
    public static String count(Value number, String noun) {
        String said = number.english();
        return said.equals("one") ? "a " + noun : said + " " + noun + "s";
    }

    /** Returns an amount that is added: {@code +5000}, {@code -1}. */
    public static String amount(Value amount) {
        return amount instanceof Numeral numeral
                ? (numeral.number() < 0 ? "" : "+") + numeral.number()
                : "+X, X being " + amount.english();
    }

    /** Returns a list in words: {@code a, b and c}. */
    public static String list(Array<String> parts, String last) {
        return parts.size() < 2 ? parts.mkString() : parts.init().mkString(", ") + " " + last + " " + parts.last();
    }

    /** Returns what cards must be, as words after them: {@code that are a and b}; nothing if they may be any. */
    public static String thatAre(Array<? extends Term> kinds) {
        return kinds.isEmpty()
                ? ""
                : " that are " + list(Array.<Term>narrow(kinds).map(Term::english), "and");
    }

    /** Returns instructions as one clause after the other: {@code draw a card, then discard a card}. */
    public static String steps(Array<? extends Instruction> steps) {
        return Array.<Instruction>narrow(steps).map(Term::english).mkString(", then ");
    }

    /** Returns a sentence: a capital letter first and a full stop last. */
    public static String sentence(String words) {
        return words.isEmpty() ? "" : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".";
    }
}
