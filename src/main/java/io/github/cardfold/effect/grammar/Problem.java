package io.github.cardfold.effect.grammar;

import io.github.cardfold.data.NearestNames;
import io.vavr.collection.Array;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Where the reading of a text has come to, and what could have stood there. */
final class Problem {
    private static final int MOST_NAMED = 8;

    private final String text;
    private final Array<Token> tokens;
    private final Set<String> words = new TreeSet<>();
    private final Set<String> roles = new TreeSet<>();
    private int furthest;
    private @Nullable String refused;

    Problem(String text, Array<Token> tokens) {
        this.text = text;
        this.tokens = tokens;
    }

    /** Notes that a word could have stood somewhere. Returns false, as it does not. */
    boolean expects(int at, String word) {
        if (reaches(at)) {
            words.add(word);
        }
        return false;
    }

    void expects(int at, Rules.Choices choices) {
        if (reaches(at)) {
            choices.byWord().keySet().forEach(words::add);
        }
    }

    void expectsRole(int at, Class<?> role) {
        if (reaches(at)) {
            roles.add(spaced(role.getSimpleName()));
        }
    }

    private static String spaced(String name) {
        return name.replaceAll("(?<=[a-z])(?=[A-Z])", " ").toLowerCase(java.util.Locale.ROOT);
    }

    void refused(int at, String why) {
        if (reaches(at)) {
            refused = why;
        }
    }

    private boolean reaches(int at) {
        if (at > furthest) {
            furthest = at;
            words.clear();
            roles.clear();
            refused = null;
        }
        return at == furthest;
    }

    EnglishException exception() {
        Token found = tokens.get(furthest);
        String what = found.is(Token.Kind.END) ? "the end" : "\"" + found.text() + "\"";
        Array<String> all = Array.ofAll(words).filter(each -> Character.isLetter(each.charAt(0)));
        Array<String> near =
                found.is(Token.Kind.END) ? Array.empty() : NearestNames.to(found.key(), all.reject(found.key()::equals));
        String expected = words.size() <= MOST_NAMED
                ? Array.ofAll(words).map(each -> "\"" + each + "\"").mkString(" or ")
                : Array.ofAll(roles).take(MOST_NAMED).mkString(" or ");
        return EnglishException.at(
                text,
                found.start(),
                (expected.isEmpty() ? "" : "expected " + expected + ", but found ") + what
                        + (near.isEmpty() ? "" : "; did you mean " + near.mkString(" or ") + "?")
                        + (refused == null ? "" : "; " + refused));
    }

    EnglishException tooDeep(int at) {
        return EnglishException.at(
                text, tokens.get(at).start(), "phrases stand in one another more than " + Grammar.MOST_DEPTH + " deep");
    }

    EnglishException tooLong(int at) {
        return EnglishException.at(
                text, tokens.get(at).start(), "the text has so many readings that reading it takes too long");
    }
}
