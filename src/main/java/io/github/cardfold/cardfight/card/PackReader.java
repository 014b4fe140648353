package io.github.cardfold.cardfight.card;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.deck.TextProblem;
import io.github.cardfold.deck.TextProblems;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Reads a pack from a table of tab-separated values.
 *
 * <p>The first line is {@code pack}, the pack's id and its version. The second line names the columns, in any order:
 * those are the attributes of {@link Card}, of which {@code id}, {@code name} and {@code grade} are needed. Each
 * further line is a card. A cell that is empty or {@code -} leaves its attribute at its default; several words in a
 * cell are parted by {@code /} (2.3.4). Blank lines, and lines that start with {@code #}, are skipped anywhere.
 */
public final class PackReader {
    /** The greatest number of characters of a table. */
    public static final int MOST_CHARACTERS = 4_000_000;

    private final TextProblems problems;

    private PackReader(String source) {
        problems = new TextProblems(source);
    }

    /**
     * Reads a pack. The time it takes is in proportion to the length of the text.
     *
     * @param source the name of the text, for the problems
     * @param text the whole table, of at most {@value #MOST_CHARACTERS} characters and {@link Pack#MOST_CARDS} cards
     * @return the pack, or every problem found, in the order of the text; after 100 of them, that reading stopped
     */
    public static Either<Array<TextProblem>, Pack> read(String source, String text) {
        requireNonNull(source, "source");
        requireNonNull(text, "text");
        return text.length() > MOST_CHARACTERS
                ? Either.left(TextProblems.tooLong(source, "a pack", MOST_CHARACTERS, text.length()))
                : new PackReader(source).read(TableCell.rows(text));
    }

    private Either<Array<TextProblem>, Pack> read(Iterator<Array<TableCell>> rows) {
        List<Array<TableCell>> head = new ArrayList<>();
        while (rows.hasNext() && head.size() < 2) {
            head.add(rows.next());
        }
        if (head.size() < 2) {
            problems.add(1, 1, "a pack needs a line for itself and a line that names the columns");
            return Either.left(problems.all());
        }
        title(head.get(0));
        headings(head.get(1));
        if (!problems.isEmpty()) {
            return Either.left(problems.all());
        }
        Array<PackColumn> columns = head.get(1).flatMap(cell -> PackColumn.headed(cell.text()));
        Array<Card> cards = cards(columns, rows);
        return problems.isEmpty()
                ? Either.right(Pack.builder()
                        .id(head.get(0).get(1).text())
                        .version(head.get(0).get(2).text())
                        .cards(cards)
                        .build())
                : Either.left(problems.all());
    }

    private void title(Array<TableCell> row) {
        boolean right = row.size() == 3 && row.head().text().equals("pack") && !row.exists(TableCell::isEmpty);
        if (!right) {
            problem(row.head(), "the first line must be: pack, the pack's id, its version");
        }
    }

    private void headings(Array<TableCell> row) {
        row.filter(cell -> PackColumn.headed(cell.text()).isEmpty())
                .forEach(cell -> problem(cell, "there is no column '" + cell.text() + "'"));
        Set<String> headings = new TreeSet<>();
        row.forEach(cell -> unlike(headings, "column", cell));
        Array.of(PackColumn.values())
                .filter(column -> column.isNeeded() && !headings.contains(column.heading()))
                .forEach(column -> problem(row.head(), "the column '" + column.heading() + "' is missing"));
    }

    private Array<Card> cards(Array<PackColumn> columns, Iterator<Array<TableCell>> rows) {
        int id = columns.indexOf(PackColumn.ID);
        Set<String> ids = new TreeSet<>();
        List<Card> cards = new ArrayList<>();
        while (rows.hasNext() && !problems.isFull()) {
            Array<TableCell> row = rows.next();
            if (cards.size() == Pack.MOST_CARDS) {
                problem(row.head(), "a pack has at most " + Pack.MOST_CARDS + " cards; reading stopped here");
                break;
            }
            card(columns, row).forEach(cards::add);
            row.drop(id).headOption().forEach(cell -> unlike(ids, "id", cell));
        }
        return Array.ofAll(cards);
    }

    private Option<Card> card(Array<PackColumn> columns, Array<TableCell> row) {
        if (row.size() > columns.size()) {
            problem(row.get(columns.size()), "this cell has no column");
            return Option.none();
        }
        Card.Builder card = Card.builder();
        TableCell blank = new TableCell(row.head().line(), 1, "");
        int put = columns.zip(row.padTo(columns.size(), blank)).count(pair -> put(card, pair._1, pair._2));
        if (put < columns.size()) {
            return Option.none();
        }
        try {
            return Option.some(card.build());
        } catch (IllegalArgumentException refusal) {
            problem(row.head(), String.valueOf(refusal.getMessage()));
            return Option.none();
        }
    }

    /** Sets on a card what a cell says; false if that is not possible. */
    private boolean put(Card.Builder card, PackColumn column, TableCell cell) {
        if (cell.isEmpty()) {
            if (column.isNeeded()) {
                problem(cell, "the card has no " + column.heading());
            }
            return !column.isNeeded();
        }
        try {
            column.put(card, cell.text());
            return true;
        } catch (IllegalArgumentException refusal) {
            problem(cell, "in column '" + column.heading() + "', " + refusal.getMessage());
            return false;
        }
    }

    /** Notes a text that no two cells share. */
    private void unlike(Set<String> former, String what, TableCell cell) {
        if (!cell.isEmpty() && !former.add(cell.text())) {
            problem(cell, "the " + what + " '" + cell.text() + "' has come before");
        }
    }

    private void problem(TableCell cell, String sentence) {
        problems.add(cell.line(), cell.column(), sentence);
    }
}
