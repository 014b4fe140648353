package io.github.cardfold.conformance;

import io.github.cardfold.citation.Document;
import io.github.cardfold.conformance.Standing.State;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * What is said by hand of sections: of those that are not plainly done why not, and of a paragraph that says several
 * things what each clause is about, each to be tried by a test of its own, which names it as in {@code @Rule(jp =
 * "10.4.1.9#2")}.
 */
public final class SectionTable {
    private static final String FILE = "sections.tsv";

    /**
     * One row.
     *
     * @param cited the section or the clause
     * @param state how far it is
     * @param note the reason, the sections of the mechanics it waits for, or what the clause is about
     */
    record Row(Citation cited, State state, String note) {
        private static Row read(String line) {
            String[] cells = line.split("\t", -1);
            State state = Array.of(State.values())
                    .find(each -> cells.length == 4 && each.label().equals(cells[2]))
                    .getOrElseThrow(() -> new IllegalArgumentException("no row of " + FILE + ": " + line));
            return new Row(Citation.of(Document.valueOf(cells[0]), cells[1], FILE), state, cells[3]);
        }

        /** Returns what it is about, as in {@code JP 10.4.1.9} or {@code JP 10.4.1.9#2}. */
        String key() {
            return cited.keys().last();
        }

        boolean awaits() {
            return state == State.WAITS || state == State.HALF;
        }

        /** Returns the sections of the mechanics it waits for, with their document. */
        Array<String> awaited() {
            return awaits()
                    ? Array.of(note.split(", ", -1)).map(section -> cited.document() + " " + section)
                    : Array.empty();
        }

        /** Returns the note as the report writes it. */
        String words() {
            return awaits() ? "waits for " + note : note;
        }
    }

    private final Array<Row> rows;
    private final Map<String, Row> byKey;

    private SectionTable(Array<Row> rows) {
        this.rows = rows;
        this.byKey = rows.toLinkedMap(Row::key, row -> row);
    }

    /** Returns the table of this library. */
    public static SectionTable read() {
        return of(Listed.lines(FILE).tail());
    }

    /**
     * Returns a table.
     *
     * @throws IllegalArgumentException if a line is no row
     */
    static SectionTable of(Array<String> lines) {
        return new SectionTable(lines.map(Row::read));
    }

    Array<Row> rows() {
        return rows;
    }

    Option<Row> find(String key) {
        return byKey.get(key);
    }

    /** Returns the clauses of each section that has several, by its document and number. */
    public Map<String, Array<String>> clauses() {
        return rows.filter(row -> row.cited().clause() > 0)
                .groupBy(row -> row.cited().key())
                .mapValues(clauses -> clauses.map(Row::key));
    }

    /** Returns the sections and clauses that no test tries, with the reason or what the clause is about. */
    public Map<String, String> untried() {
        return rows.filter(row -> row.state() == State.UNTRIED).toLinkedMap(Row::key, Row::note);
    }
}
