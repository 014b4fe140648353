package io.github.cardfold.cli;

import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code rules}: looks up what a section asks, and where it is carried out and tried. */
@Command(
        name = "rules",
        description =
                "Tells what sections of the rules ask, in our own words, how far the library is with them, which code"
                        + " carries them out and which tests try them.")
final class Sections implements Callable<Integer> {
    @Parameters(arity = "1..*", paramLabel = "SECTION", description = "Numbers as printed, such as 10.6 or 13.2.2.")
    private List<String> sections;

    @picocli.CommandLine.Option(
            names = "--document",
            paramLabel = "D",
            defaultValue = "JP",
            description = "JP, ID, IT, EN or VW (Vandaria Wars); ${DEFAULT-VALUE} if left out.")
    private Document document;

    private final Terminal terminal;
    private final Option<RulesIndex> index;

    Sections(Terminal terminal, Option<RulesIndex> index) {
        this.terminal = terminal;
        this.index = index;
    }

    @Override
    public Integer call() {
        Array.ofAll(sections).map(this::known).forEach(this::show);
        if (index.isEmpty()) {
            terminal.say(
                    "Where a section is carried out and tried stands in cardfold-cli.jar, which mvn package makes.");
        }
        return Status.DONE;
    }

    private String known(String written) {
        String section = written.endsWith(".") ? written.substring(0, written.length() - 1) : written;
        if (at(section).isEmpty() && below(section + ".").isEmpty()) {
            throw new UsageException(
                    "the " + document + " document has no section '" + section + "'; " + nearest(section));
        }
        return section;
    }

    /** What there is in place of a section that is not. */
    private String nearest(String section) {
        int dot = section.lastIndexOf('.');
        if (dot < 0) {
            return "its chapters are " + children("").mkString(", ");
        }
        String above = section.substring(0, dot);
        Seq<String> there = children(above + ".");
        return there.isEmpty() ? nearest(above) : "in " + above + " there are " + there.mkString(", ");
    }

    private Seq<String> children(String start) {
        return below(start)
                .map(entry -> {
                    int dot = entry.section().indexOf('.', start.length());
                    return dot < 0 ? entry.section() : entry.section().substring(0, dot);
                })
                .distinct();
    }

    private Seq<Ledger.Entry> at(String section) {
        return Ledger.of(document).findAll(section);
    }

    private Seq<Ledger.Entry> below(String start) {
        return Ledger.of(document).entries().filter(entry -> entry.section().startsWith(start));
    }

    private void show(String section) {
        at(section).forEach(this::show);
        below(section + ".")
                .forEach(entry -> terminal.say("  " + entry.section() + state(entry) + "  " + entry.summary()));
    }

    private void show(Ledger.Entry entry) {
        terminal.head(
                document + " " + entry.section() + ", " + entry.kind().name().toLowerCase(Locale.ROOT) + state(entry));
        terminal.say("  " + entry.summary());
        index.flatMap(table -> table.find(document, entry)).forEach(row -> {
            row.encoded().forEach(home -> terminal.say("  carried out in " + home));
            row.tried().forEach(test -> terminal.say("  tried in " + test));
        });
    }

    private String state(Ledger.Entry entry) {
        return index.flatMap(table -> table.find(document, entry))
                .map(row -> " [" + row.state() + (row.note().isEmpty() ? "" : ": " + row.note()) + "]")
                .getOrElse("");
    }
}
