package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads how a text speaks of something that was named.
 *
 * @param form the form of the slot where it does
 * @param speech of the term that does
 */
record ReferenceReader(Tokens tokens, Problem problem, String form, Speech speech) {
    /** What follows "that" or "those" and is no pronoun with it. */
    private static final Array<String> NO_NOUNS = Array.of("is", "are", "of", "many", "do", "does", "has", "have");

    /** A variable: by its tag, by a pronoun, by words of its own, or by its name. */
    List<Reading> from(int at) {
        List<Reading> all = new ArrayList<>();
        for (Pattern each : speech.patterns()) {
            int end = each.form().startsWith("$") ? tokens.endOf(each.parts(), at) : -1;
            if (end >= 0) {
                all.add(Reading.of(end, each.form().substring(1)));
            }
        }
        Token token = tokens.at(at);
        if (token.is(Token.Kind.TAG)) {
            all.add(Reading.of(at + 1, token.text()));
        } else if (token.key().equals("$") && tokens.at(at + 1).is(Token.Kind.TEXT)) {
            all.add(Reading.of(at + 2, tokens.at(at + 1).text()));
        } else if (form.equals(Naming.DONE) || form.equals(Naming.UNDONE)) {
            int end = end(at, "you", "do", form.equals(Naming.DONE) ? "" : "not");
            if (end >= 0) {
                return List.of(Reading.of(end, Mentions.PRONOUN + Mentions.YOU_DO));
            }
            problem.expects(at, form.equals(Naming.DONE) ? "you do" : "you do not");
        } else if (form.equals(Naming.MANY)) {
            if (token.key().equals("that") && tokens.is(at + 1, "many")) {
                return List.of(Reading.of(at + 2, Mentions.PRONOUN + Mentions.THAT_MANY));
            }
            problem.expects(at, "that many");
        } else if ((token.key().equals("that") || token.key().equals("those"))
                && tokens.at(at + 1).is(Token.Kind.WORD)
                && !NO_NOUNS.contains(tokens.at(at + 1).key())) {
            all.add(Reading.of(
                    at + 2,
                    Mentions.PRONOUN + token.key() + " " + tokens.at(at + 1).key()));
        } else {
            problem.expects(at, "that card");
        }
        return switch (form) {
            case Naming.DONE -> before(all, "is", "there");
            case Naming.UNDONE -> before(all, "is", "not", "there");
            default -> all;
        };
    }

    /** Returns those readings behind which certain words stand, with these. */
    private List<Reading> before(List<Reading> readings, String... words) {
        return readings.stream()
                .filter(each -> end(each.end(), words) >= 0)
                .map(each -> Reading.of(end(each.end(), words), each.value()))
                .toList();
    }

    /** Returns where certain words end, empty ones left out, -1 if others stand there. */
    private int end(int at, String... words) {
        int end = at;
        for (String word : words) {
            if (!word.isEmpty()) {
                if (!tokens.is(end, word)) {
                    return -1;
                }
                end++;
            }
        }
        return end;
    }
}
