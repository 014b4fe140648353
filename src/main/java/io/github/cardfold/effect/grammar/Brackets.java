package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which terms of a text stand in brackets since what comes after them would be taken for more of them. A text is
 * written again as long as some are missing.
 */
final class Brackets {
    /** The terms by their numbers, the first begun being 1. */
    private final Set<Integer> around = new TreeSet<>();

    private final Set<Integer> more = new TreeSet<>();
    private final List<End> ends = new ArrayList<>();

    /**
     * Where a term ends.
     *
     * @param term which one
     * @param at the number of letters before the end
     * @param more the words with which it could go on
     * @param isTagged whether it could go on with a tag
     */
    private record End(int term, int at, Array<Array<Part.Word>> more, boolean isTagged) {
        boolean goesOn(Array<Token> tokens) {
            int next = tokens.indexWhere(each -> each.start() >= at);
            return isTagged && Token.isTag(tokens, next) || more.exists(words -> Token.begin(tokens, next, words));
        }
    }

    /** Tells whether a term stands in brackets. */
    boolean has(int term) {
        return around.contains(term);
    }

    /** Notes that a term is to stand in brackets when the text is written again. */
    void add(int term) {
        more.add(term);
    }

    /** Notes where a term ends. */
    void end(int term, int at, Array<Array<Part.Word>> goingOn, boolean isTagged) {
        ends.add(new End(term, at, goingOn, isTagged));
    }

    /** Tells whether a text that was written lacks some, which then are there. */
    boolean isMissing(String text) {
        if (!ends.isEmpty()) {
            Array<Token> tokens = Lexer.tokens(text);
            ends.stream().filter(each -> each.goesOn(tokens)).forEach(each -> more.add(each.term()));
        }
        ends.clear();
        boolean isMissing = around.addAll(more);
        more.clear();
        return isMissing;
    }
}
