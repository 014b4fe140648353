package io.github.cardfold.citation;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;

/**
 * What one rule document requires, paragraph by paragraph, in this library's own words.
 *
 * <p>One row stands for each numbered paragraph, in the order of the document. Appendix items without a number go by a
 * short name ({@code A1.plant}).
 */
public final class Ledger {
    private final Array<Entry> entries;
    private final TreeMap<String, Entry> firsts;

    private Ledger(Array<Entry> entries) {
        this.entries = entries;
        this.firsts = entries.foldLeft(
                TreeMap.<String, Entry>empty(),
                (map, entry) -> map.containsKey(entry.section()) ? map : map.put(entry.section(), entry));
    }

    /** Returns the ledger of a document. */
    public static Ledger of(Document document) {
        requireNonNull(document, "document");
        return Shelf.LEDGERS.get(document.ordinal());
    }

    /**
     * Returns the paragraph with a section number: the first one where the document prints a number more than once.
     *
     * @param section as the document prints it, without a trailing dot
     */
    public Option<Entry> find(String section) {
        requireNonNull(section, "section");
        return firsts.get(section);
    }

    /** Returns every paragraph that is printed under a section number, usually one, in the order of the document. */
    public Seq<Entry> findAll(String section) {
        requireNonNull(section, "section");
        return entries.filter(entry -> entry.section().equals(section));
    }

    /** Returns all paragraphs, in the order of the document. */
    public Seq<Entry> entries() {
        return entries;
    }

    private static Ledger read(Document document) {
        String name = "/io/github/cardfold/rules/" + document.name().toLowerCase(Locale.ROOT) + ".tsv";
        try (InputStream resource = Ledger.class.getResourceAsStream(name)) {
            if (resource == null) {
                throw new IllegalStateException("The resource " + name + " is missing from the library");
            }
            return new Ledger(rows(new BufferedReader(new InputStreamReader(resource, StandardCharsets.UTF_8))));
        } catch (IOException cause) {
            throw new UncheckedIOException("The resource " + name + " cannot be read", cause);
        }
    }

    private static Array<Entry> rows(BufferedReader table) {
        return Array.ofAll(table.lines().skip(1).map(Entry::parse));
    }

    /** What a paragraph is about. */
    public enum Kind {
        /** A title. */
        HEADING,
        /** A term, a characteristic, what a thing is. */
        DEFINITION,
        /** A number or a table that the rules fix. */
        VALUE,
        /** An ordered process that changes the state. */
        PROCEDURE,
        /** What is legal or forbidden, or who may. */
        CONSTRAINT,
        /** What a keyword ability means. */
        ABILITY,
        /** How values are computed. */
        MODIFIER,
        /** What ends the game. */
        LOSING,
        /** That something has no meaning in the game. */
        INERT,
        /** Cardboard: sleeves, how cards lie on the table. */
        PHYSICAL,
        /** Judges, agreement, conduct. */
        SOCIAL,
        /** The change log. */
        HISTORY
    }

    /**
     * One paragraph.
     *
     * @param section its number as the document prints it, without a trailing dot
     * @param kind what it is about
     * @param summary what it requires, in this library's own words
     */
    public record Entry(String section, Kind kind, String summary) {
        /** The same in every process, unlike an enum's. */
        @Override
        public int hashCode() {
            return Objects.hash(section, kind.name(), summary);
        }

        private static Entry parse(String row) {
            String[] cells = row.split("\t", -1);
            return new Entry(cells[0], Kind.valueOf(cells[1].toUpperCase(Locale.ROOT)), cells[2]);
        }
    }

    /** Read when the first ledger is asked for, and never by a game that asks for none. */
    private static final class Shelf {
        private static final Array<Ledger> LEDGERS = Array.of(Document.values()).map(Ledger::read);
    }
}
