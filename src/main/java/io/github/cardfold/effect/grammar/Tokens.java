package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import java.util.List;

/** The words and signs of a text that is read; what is looked for in vain is noted as its problem. */
final class Tokens {
    private final Array<Token> all;
    private final Problem problem;

    Tokens(Array<Token> all, Problem problem) {
        this.all = all;
        this.problem = problem;
    }

    int size() {
        return all.size();
    }

    Token at(int index) {
        return all.get(index);
    }

    /** Tells whether a word or sign is one that nobody need look for. */
    boolean is(int at, String key) {
        return all.get(at).key().equals(key);
    }

    /** Tells whether a sign is the one that is looked for. */
    boolean isSign(int at, String sign) {
        return is(at, sign) || problem.expects(at, sign);
    }

    /** Tells whether the text ends. */
    boolean isEnd(int at) {
        return all.get(at).is(Token.Kind.END) || problem.expects(at, "the end");
    }

    /**
     * Tells whether a word of a phrase stands here.
     *
     * @param sure the word up to which it is sure what was read
     */
    boolean isWord(Part.Word word, int at, int sure) {
        if (!word.is(all.get(at).key()) || all.get(at).is(Token.Kind.TEXT)) {
            problem.expects(sure, word.many());
            return false;
        }
        return true;
    }

    /** Returns where several words of a phrase end that stand here, -1 if they do not. */
    int endOf(Array<Part> words, int at) {
        int end = at;
        for (Part each : words) {
            if (!isWord((Part.Word) each, end, end)) {
                return -1;
            }
            end++;
        }
        return end;
    }

    /** Tells whether the tag of a variable stands here. */
    boolean isTag(int at) {
        return Token.isTag(all, at);
    }

    /** Tells whether words stand here. */
    boolean begin(int at, Array<Part.Word> words) {
        return Token.begin(all, at, words);
    }

    List<Reading> text(int at) {
        return all.get(at).is(Token.Kind.TEXT) || problem.expects(at, "a text in quotes")
                ? List.of(Reading.of(at + 1, all.get(at).text()))
                : List.of();
    }

    List<Reading> number(int at, String form) {
        int number = Numbers.read(all.get(at), form);
        return number != Integer.MIN_VALUE || problem.expects(at, "a number")
                ? List.of(Reading.of(at + 1, number))
                : List.of();
    }

    /** Returns the texts without quotes that may stand here. */
    Array<Reading> bareWords(int at) {
        return BareWords.from(all, at).map(each -> Reading.of(at + each.split(" ").length, each));
    }
}
