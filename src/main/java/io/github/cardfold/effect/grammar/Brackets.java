package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import io.vavr.collection.Map;
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
     * @param open single words with which it could go on
     * @param last what is said at its end and could be left out
     */
    record End(
            int term, int at, Array<Array<Part.Word>> more, boolean isTagged, Array<Part.Word> open, Array<Tail> last) {
        /** The end of a term that goes on with words of another kind. */
        static End before(int term, int at, Array<Part.Word> further) {
            return new End(term, at, Array.of(further), false, Array.empty(), Array.empty());
        }

        boolean isOfUse() {
            return isTagged || more.nonEmpty() || open.nonEmpty() || last.nonEmpty();
        }

        boolean goesOn(Array<Token> tokens) {
            int next = tokens.indexWhere(each -> each.start() >= at);
            return isTagged && Token.isTag(tokens, next) || more.exists(words -> Token.begin(tokens, next, words));
        }

        /** Tells whether the last words of a term within this one, which ends with it, may be taken for its own. */
        boolean takesFrom(End inner) {
            return inner.term > term && inner.at == at && inner.last.exists(each -> open.contains(each.first()));
        }

        /** Tells whether its last words may be taken for those of a term within it. */
        boolean losesTo(End inner) {
            return inner.term > term && last.exists(each -> each.at() == inner.at && inner.open.contains(each.first()));
        }
    }

    /**
     * Words at the end of a term that could be left out.
     *
     * @param first the single word that begins them
     * @param at the number of letters before it
     */
    record Tail(Part.Word first, int at) {}

    /** Tells whether a term stands in brackets. */
    boolean has(int term) {
        return around.contains(term);
    }

    /** Notes that a term is to stand in brackets when the text is written again. */
    void add(int term) {
        more.add(term);
    }

    /** Notes where a term ends. */
    void end(End end) {
        if (end.isOfUse()) {
            ends.add(end);
        }
    }

    /** Tells whether a text that was written lacks some, which then are there. */
    boolean isMissing(String text) {
        if (!ends.isEmpty()) {
            Array<Token> tokens = Lexer.tokens(text);
            ends.stream().filter(each -> each.goesOn(tokens)).forEach(each -> more.add(each.term()));
            addConfused();
        }
        ends.clear();
        boolean isMissing = around.addAll(more);
        more.clear();
        return isMissing;
    }

    /** Of terms of which one ends with the other, the last words could be said of either. */
    private void addConfused() {
        Map<Integer, Array<End>> byEnd = Array.ofAll(ends).groupBy(End::at);
        for (End outer : ends) {
            outer.last
                    .map(Tail::at)
                    .append(outer.at)
                    .distinct()
                    .flatMap(at -> byEnd.get(at).getOrElse(Array.empty()))
                    .filter(inner -> outer.takesFrom(inner) || outer.losesTo(inner))
                    .forEach(each -> more.add(each.term()));
        }
    }
}
