package io.github.cardfold.effect;

import io.github.cardfold.effect.grammar.Grammar;
import io.vavr.collection.Array;
import java.util.Locale;

/** Helps terms to render as English text. */
public final class English {
    /** Says terms by the phrases that their records are annotated with. */
    static final Grammar PHRASES = Grammar.builder(new TermStructure(null), (type, said) -> {
                throw new IllegalArgumentException("nothing is read without a language");
            })
            .build();

    private static final Array<String> NUMBERS =
            Array.of("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

    private static final Array<String> ORDINALS =
            Array.of("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth");

    /** How a text speaks of the card that has it. */
    public static final String THIS = "this unit";

    /** How a text speaks of the card that was last chosen or moved. */
    public static final String IT = "that card";

    /** What English says after a noun without "that are". */
    private static final Array<String> AFTER = Array.of("in ", "with ", "of ", "on ", "named ", "that ");

    private English() {}

    /** Returns a number as a card says it: {@code two}, {@code 5000}. */
    public static String number(int number) {
        return number >= 0 && number < NUMBERS.size() ? NUMBERS.get(number) : Integer.toString(number);
    }

    /** Returns which one of several it is: {@code second}, {@code 12th}. */
    public static String ordinal(int number) {
        return number > 0 && number <= ORDINALS.size() ? ORDINALS.get(number - 1) : number + "th";
    }

    /** Returns a number in words if it is known. */
    public static String words(Value number) {
        return number instanceof Numeral numeral ? number(numeral.number()) : number.english();
    }

    /** Returns a number and what it counts, {@code a card} or {@code two cards}. */
    public static String count(Value number, String noun) {
        String said = words(number);
        return said.equals("one") ? article(noun) : said + " " + noun + "s";
    }

    /** Returns a number of cards of some kinds: {@code a grade 3 card}, {@code two other cards}. */
    public static String many(Value number, String noun, Array<Filter> kinds) {
        String said = words(number);
        return said.equals("one") ? any(noun, kinds) : said + " " + noun(noun + "s", kinds);
    }

    /** Returns a number of cards of some kinds at most: {@code up to one grade 3 card}. */
    public static String upTo(Value number, String noun, Array<Filter> kinds) {
        String said = words(number);
        return "up to " + said + " " + (said.equals("one") ? single(noun, kinds) : noun(noun + "s", kinds));
    }

    private static String single(String noun, Array<Filter> kinds) {
        return noun(noun, kinds).replaceFirst("that are", "that is");
    }

    private static String article(String noun) {
        boolean isVowel = "aeio".indexOf(noun.charAt(0)) >= 0; // a unit, as in "you"
        return (isVowel ? "an " : "a ") + noun;
    }

    /** Returns an amount that is added: {@code +5000}, {@code -1}. */
    public static String amount(Value amount) {
        return amount.added();
    }

    /** Returns what cards do, given the verb for several of them: {@code this unit gets}, {@code those cards get}. */
    public static String does(Selector who, String verb) {
        return who.english() + " " + (!who.isSingle() ? verb : verb.equals("have") ? "has" : verb + "s");
    }

    /** Returns a list in words: {@code a, b and c}. */
    public static String list(Array<String> parts, String last) {
        return parts.size() < 2 ? parts.mkString() : parts.init().mkString(", ") + " " + last + " " + parts.last();
    }

    /** Returns cards of some kinds: {@code other resting rear-guards in the front row}. */
    public static String noun(String noun, Array<Filter> kinds) {
        Array<String> before = kinds.map(Filter::before).reject(String::isEmpty);
        Array<String> after = kinds.filter(kind -> kind.before().isEmpty())
                .map(Term::english)
                .reject(String::isEmpty)
                .map(kind -> AFTER.exists(kind::startsWith) ? kind : "that are " + kind);
        return before.append(noun).mkString(" ") + (after.isEmpty() ? "" : " " + list(after, "and"));
    }

    /** Returns any card of some kinds: {@code this unit}, {@code another card in the drop zone}. */
    public static String any(String noun, Array<Filter> kinds) {
        if (kinds.map(Term::english).contains(THIS)) {
            return THIS;
        }
        String words = single(noun, kinds);
        return words.startsWith("other ") ? "an" + words : article(words);
    }

    /** Returns what happens to cards at the same time: {@code this unit gets power +5000 and boost}. */
    public static String effects(Array<Continuous> effects) {
        String getting = "";
        Array<String> said = Array.empty();
        for (Continuous effect : effects) {
            String words = effect.english();
            boolean isSame = !getting.isEmpty() && words.startsWith(getting);
            said = said.append(isSame ? words.substring(getting.length()) : words);
            String beginning = words.replaceFirst("(?s)^([^\"]*? gets? ).*$", "$1");
            getting = beginning.equals(words) ? "" : beginning;
        }
        return said.mkString(" and ");
    }

    /** Returns instructions as one clause after the other: {@code draw a card, then discard a card}. */
    public static String steps(Array<? extends Instruction> steps) {
        StringBuilder words = new StringBuilder();
        String it = IT;
        for (Instruction step : Array.<Instruction>narrow(steps)) {
            words.append(words.isEmpty() ? "" : ", then ").append(calling(it, step.english()));
            it = step.called().isEmpty() ? it : step.called();
        }
        return words.toString();
    }

    /** Returns words in which the card that {@code it} is has another name, and their verbs agree with it. */
    static String calling(String it, String words) {
        String named = words.replace(IT, it);
        return it.startsWith("that ")
                ? named
                : named.replaceAll("\\b(" + it + ") (get|lose)s\\b", "$1 $2")
                        .replaceAll("\\b(" + it + ") is\\b", "$1 are")
                        .replaceAll("\\b(" + it + ") has\\b", "$1 have");
    }

    /** Returns words in which what was called this unit is this card, but for what they quote. */
    public static String ofCard(String words) {
        return Array.of(words.split("\"", -1))
                .zipWithIndex((part, i) -> i % 2 == 0 ? part.replace(THIS, "this card") : part)
                .mkString("\"");
    }

    /** Returns a sentence: a capital letter first and a full stop last. */
    public static String sentence(String words) {
        return words.isEmpty() ? "" : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".";
    }
}
