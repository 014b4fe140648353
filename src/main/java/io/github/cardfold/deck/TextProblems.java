package io.github.cardfold.deck;

import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The problems of a text that is being read. A text that is wrong throughout, or made to take long, has too many to
 * tell: reading stops after {@link #MOST}.
 */
public final class TextProblems {
    /** The greatest number of problems that are told of one text; one more says that there may be others. */
    public static final int MOST = 100;

    /** The greatest number of characters that a sentence takes from the text and says of it. */
    private static final int LONGEST = 400;

    private final String source;
    private final List<TextProblem> found = new ArrayList<>();
    private boolean isCut;

    /** Begins with none, of the text with this name. */
    public TextProblems(String source) {
        this.source = source;
    }

    /** Notes a problem, unless there are enough. */
    public void add(int line, int column, String sentence) {
        if (found.size() < MOST) {
            boolean isLong = sentence.length() > LONGEST;
            found.add(
                    new TextProblem(source, line, column, isLong ? sentence.substring(0, LONGEST) + " ..." : sentence));
        } else {
            isCut = true;
        }
    }

    /** Tells whether there are none. */
    public boolean isEmpty() {
        return found.isEmpty();
    }

    /** Tells whether reading stops here. */
    public boolean isFull() {
        return isCut;
    }

    /** Returns the problems in the order of the text; the last one may be that reading stopped. */
    public Array<TextProblem> all() {
        List<TextProblem> all = new ArrayList<>(found);
        all.sort(Comparator.comparingInt(TextProblem::line));
        if (isCut) {
            TextProblem last = all.get(all.size() - 1);
            all.add(new TextProblem(
                    source, last.line(), last.column(), "there is more; reading stopped after " + MOST + " problems"));
        }
        return Array.ofAll(all);
    }

    /** Returns the problem that a text is too long to be read. */
    public static Array<TextProblem> tooLong(String source, String what, int most, int length) {
        return Array.of(new TextProblem(
                source, 1, 1, what + " has at most " + most + " characters, and this one has " + length));
    }
}
