package io.github.cardfold.conformance;

import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.github.cardfold.conformance.Standing.State;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Writes how far the library is with every section of every document: {@code conformance.md} to read, and
 * {@code rules-index.tsv} for programs. The build runs it after compiling the tests, from the project's directory.
 */
public final class Report {
    /** The name of the table for programs. */
    public static final String INDEX = "rules-index.tsv";

    private static final String PAGE = "conformance.md";

    /** The chapters of the Japanese document that have been read for clauses. */
    private static final Array<String> READ =
            Array.of("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "18");

    private final Array<Standing> standings;

    Report(Array<Standing> standings) {
        this.standings = standings;
    }

    /**
     * Writes both files.
     *
     * @param arguments the directory they go to, made if it is missing
     */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 1) {
            throw new IllegalArgumentException("expected one argument, the directory for " + PAGE + " and " + INDEX);
        }
        Path directory = Files.createDirectories(Path.of(arguments[0]));
        var report = new Report(Standing.all());
        Files.writeString(directory.resolve(PAGE), report.page());
        Files.writeString(directory.resolve(INDEX), report.index());
    }

    /** Returns the table for programs: one row a section, a list in a cell separated by {@code "; "}. */
    String index() {
        return standings
                .map(each -> row(
                        each.document().name(),
                        each.entry().section(),
                        each.entry().kind().name().toLowerCase(Locale.ROOT),
                        each.state().label(),
                        each.note(),
                        each.encoded().mkString("; "),
                        each.tried().mkString("; "),
                        each.entry().summary()))
                .prepend(row("document", "section", "kind", "state", "note", "encoded", "tried", "summary"))
                .mkString("", "\n", "\n");
    }

    private static String row(String... cells) {
        return String.join("\t", cells);
    }

    /** Returns the page for readers: totals, then a table for each document. */
    String page() {
        return totals()
                + Array.of(Document.values())
                        .map(document -> table(document, standings.filter(each -> each.document() == document)))
                        .mkString()
                + clauses(SectionTable.read());
    }

    private String totals() {
        return "# Conformance\n\nOne row for each section of each rule document, in our own words. "
                + Array.of(State.values())
                        .map(state -> "*" + state.label() + "*: " + state.meaning())
                        .mkString("", "; ", ".\n\n")
                + cells(Array.of(State.values())
                        .map(State::label)
                        .prepend("document")
                        .append("sections"))
                + cells(Array.fill(State.values().length + 2, "---"))
                + Array.of(Document.values()).map(this::total).mkString();
    }

    private String total(Document document) {
        var own = standings.filter(each -> each.document() == document);
        return cells(Array.of(State.values())
                .map(state -> String.valueOf(own.count(each -> each.state() == state)))
                .prepend(document.name())
                .append(String.valueOf(own.size())));
    }

    private static String table(Document document, Array<Standing> standings) {
        return "\n## " + document + ": " + document.title() + ", " + document.edition() + "\n\n"
                + cells(Array.of("section", "what it asks", "state", "carried out in", "tried in"))
                + cells(Array.fill(5, "---"))
                + standings
                        .map(each -> cells(Array.of(
                                each.entry().section(),
                                each.entry().summary(),
                                each.words(),
                                each.encoded().mkString("<br>"),
                                each.tried().mkString("<br>"))))
                        .mkString();
    }

    /** Tells how far the paragraphs have been split. */
    private static String clauses(SectionTable table) {
        var unread = Ledger.of(Document.JP)
                .entries()
                .map(entry -> entry.section().split("\\.", 2)[0])
                .distinct()
                .filter(chapter -> chapter.matches("[0-9]+") && !READ.contains(chapter));
        return "\n## Clauses\n\n" + table.clauses().values().map(Array::size).sum() + " clauses of "
                + table.clauses().size()
                + " paragraphs of JP that say several things are told apart. Not read for clauses yet: chapters "
                + unread.mkString(", ") + ". No test names these:\n\n"
                + table.untried()
                        .keySet()
                        .filter(key -> key.contains(Citation.MARK))
                        .map(each -> "- " + each + "\n")
                        .mkString();
    }

    private static String cells(Array<String> texts) {
        return texts.map(text -> text.replace("|", "\\|")).mkString("| ", " | ", " |\n");
    }
}
