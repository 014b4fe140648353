package io.github.cardfold.cli;

import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Where the sections of the rule documents are carried out and tried: the table that the build packs beside this. */
final class RulesIndex {
    private static final int CELLS = 8;

    private final Array<Row> rows;

    private RulesIndex(Array<Row> rows) {
        this.rows = rows;
    }

    /** Returns the index that was packed, none in classes that were only compiled. */
    static Option<RulesIndex> packed() {
        try (InputStream table = RulesIndex.class.getResourceAsStream("rules-index.tsv")) {
            return table == null
                    ? Option.none()
                    : Option.some(read(new InputStreamReader(table, StandardCharsets.UTF_8)));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Reads the table {@code rules-index.tsv} of the conformance report. */
    static RulesIndex read(Reader table) {
        return new RulesIndex(
                Array.ofAll(new BufferedReader(table).lines().skip(1)).map(RulesIndex::row));
    }

    private static Row row(String line) {
        String[] cells = line.split("\t", -1);
        if (cells.length != CELLS) {
            throw new IllegalStateException("the index of the rules is damaged at: " + line);
        }
        return new Row(cells[0], cells[1], cells[3], cells[4], list(cells[5]), list(cells[6]), cells[7]);
    }

    private static Array<String> list(String cell) {
        return cell.isEmpty() ? Array.empty() : Array.of(cell.split("; "));
    }

    Option<Row> find(Document document, Ledger.Entry entry) {
        return rows.find(row -> row.document().equals(document.name())
                && row.section().equals(entry.section())
                && row.summary().equals(entry.summary()));
    }

    /**
     * A section.
     *
     * @param document the name of its document
     * @param section its number
     * @param state how far the library is with it
     * @param note why, "" if there is nothing to say
     * @param encoded what carries it out
     * @param tried the tests that try it
     * @param summary what it asks
     */
    record Row(
            String document,
            String section,
            String state,
            String note,
            Array<String> encoded,
            Array<String> tried,
            String summary) {}
}
