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
        } else if (form.equals(Naming.DONE)) {
            if (token.key().equals("you") && tokens.is(at + 1, "do")) {
                return List.of(Reading.of(at + 2, Mentions.PRONOUN + Mentions.YOU_DO));
            }
            problem.expects(at, "you do");
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
        if (!form.equals(Naming.DONE)) {
            return all;
        }
        return all.stream()
                .filter(each -> tokens.is(each.end(), "is") && tokens.is(each.end() + 1, "there"))
                .map(each -> Reading.of(each.end() + 2, each.value()))
                .toList();
    }
}
