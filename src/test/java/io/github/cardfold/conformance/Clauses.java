package io.github.cardfold.conformance;

import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.vavr.collection.Array;
import io.vavr.collection.Map;

/**
 * The clauses of paragraphs that say several things, each to be tried by a test of its own, which names it as in
 * {@code @Rule(jp = "10.4.1.9#2")}. {@code clauses.txt} says in our words what each is about.
 */
public final class Clauses {
    /** The list of the clauses. */
    static final String LIST = "clauses.txt";

    /** The list of clauses that no test names yet; it may only shrink. */
    public static final String UNTRIED = "untried-clauses.txt";

    /** The chapters of the Japanese document that have been read for clauses. */
    private static final Array<String> READ = Array.of("1", "2", "3", "5", "7", "8", "9", "10", "11", "12", "13", "18");

    private Clauses() {}

    /** Returns the clauses of each section that has several, by its document and number. */
    public static Map<String, Array<String>> all() {
        return Listed.lines(LIST)
                .map(line -> line.substring(0, line.indexOf(": ")))
                .groupBy(clause -> clause.substring(0, clause.indexOf(Citation.MARK)));
    }

    /** Returns the part of the page for readers that says how far the paragraphs have been split. */
    static String page() {
        var unread = Ledger.of(Document.JP)
                .entries()
                .map(entry -> entry.section().split("\\.", 2)[0])
                .distinct()
                .filter(chapter -> chapter.matches("[0-9]+") && !READ.contains(chapter));
        return "\n## Clauses\n\n" + all().values().map(Array::size).sum() + " clauses of "
                + all().size()
                + " paragraphs of JP that say several things are told apart. Not read for clauses yet: chapters "
                + unread.mkString(", ") + ". No test names these:\n\n"
                + Listed.lines(UNTRIED).map(each -> "- " + each + "\n").mkString();
    }
}
