package io.github.cardfold.cardfight.card;

import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * Reads a pack from a table of tab-separated values.
 *
 * <p>The first line is {@code pack}, the pack's id and its version. The second line names the columns, in any order:
 * those are the attributes of {@link Card}, of which {@code id}, {@code name} and {@code grade} are needed. Each
 * further line is a card. A cell that is empty or {@code -} leaves its attribute at its default; several words in a
 * cell are parted by {@code /} (2.3.4). Blank lines, and lines that start with {@code #}, are skipped anywhere.
 */
public final class PackReader {
    private final String source;

    private PackReader(String source) {
        this.source = source;
    }

    /**
     * Reads a pack.
     *
     * @param source the name of the text, for the problems
     * @param text the whole table
     * @return the pack, or every problem found, in the order of the text
     */
    public static Either<Array<TextProblem>, Pack> read(String source, String text) {
        return new PackReader(source).read(TableCell.rows(text));
    }

    private Either<Array<TextProblem>, Pack> read(Array<Array<TableCell>> rows) {
        if (rows.size() < 2) {
            TableCell start = new TableCell(1, 1, "");
            return Either.left(
                    Array.of(problem(start, "a pack needs a line for itself and a line that names the columns")));
        }
        Array<TextProblem> problems = headings(rows.get(1)).prependAll(title(rows.get(0)));
        if (!problems.isEmpty()) {
            return Either.left(problems);
        }
        Array<PackColumn> columns = rows.get(1).flatMap(cell -> PackColumn.headed(cell.text()));
        return cards(columns, rows.drop(2))
                .map(cards -> Pack.builder()
                        .id(rows.get(0).get(1).text())
                        .version(rows.get(0).get(2).text())
                        .cards(cards)
                        .build());
    }

    private Option<TextProblem> title(Array<TableCell> row) {
        boolean right = row.size() == 3 && row.head().text().equals("pack") && !row.exists(TableCell::isEmpty);
        return Option.when(
                !right, () -> problem(row.head(), "the first line must be: pack, the pack's id, its version"));
    }

    private Array<TextProblem> headings(Array<TableCell> row) {
        Array<TextProblem> unknown = row.filter(
                        cell -> PackColumn.headed(cell.text()).isEmpty())
                .map(cell -> problem(cell, "there is no column '" + cell.text() + "'"));
        Array<TextProblem> missing = Array.of(PackColumn.values())
                .filter(PackColumn::isNeeded)
                .reject(column -> row.exists(cell -> cell.text().equals(column.heading())))
                .map(column -> problem(row.head(), "the column '" + column.heading() + "' is missing"));
        return unknown.appendAll(repeats("column", row)).appendAll(missing);
    }

    private Either<Array<TextProblem>, Array<Card>> cards(Array<PackColumn> columns, Array<Array<TableCell>> rows) {
        Array<Either<Array<TextProblem>, Card>> cards = rows.map(row -> card(columns, row));
        Array<TextProblem> problems = cards.flatMap(card -> card.swap().getOrElse(Array.empty()))
                .appendAll(repeats("id", column(columns.indexOf(PackColumn.ID), rows)))
                .appendAll(repeats("name", column(columns.indexOf(PackColumn.NAME), rows)))
                .sortBy(TextProblem::line);
        return problems.isEmpty() ? Either.right(cards.flatMap(Function.identity())) : Either.left(problems);
    }

    private Either<Array<TextProblem>, Card> card(Array<PackColumn> columns, Array<TableCell> row) {
        if (row.size() > columns.size()) {
            return Either.left(Array.of(problem(row.get(columns.size()), "this cell has no column")));
        }
        Card.Builder card = Card.builder();
        TableCell blank = new TableCell(row.head().line(), 1, "");
        Array<TextProblem> problems =
                columns.zip(row.padTo(columns.size(), blank)).flatMap(pair -> put(card, pair._1, pair._2));
        if (!problems.isEmpty()) {
            return Either.left(problems);
        }
        try {
            return Either.right(card.build());
        } catch (IllegalArgumentException refusal) {
            return Either.left(Array.of(problem(row.head(), String.valueOf(refusal.getMessage()))));
        }
    }

    private Option<TextProblem> put(Card.Builder card, PackColumn column, TableCell cell) {
        if (cell.isEmpty()) {
            return Option.when(column.isNeeded(), () -> problem(cell, "the card has no " + column.heading()));
        }
        try {
            column.put(card, cell.text());
            return Option.none();
        } catch (IllegalArgumentException refusal) {
            return Option.of(problem(cell, "in column '" + column.heading() + "', " + refusal.getMessage()));
        }
    }

    private static Array<TableCell> column(int index, Array<Array<TableCell>> rows) {
        return rows.filter(row -> row.size() > index).map(row -> row.get(index)).reject(TableCell::isEmpty);
    }

    private Array<TextProblem> repeats(String what, Array<TableCell> cells) {
        Array<String> texts = cells.map(TableCell::text);
        return cells.zipWithIndex()
                .filter(cell -> texts.indexOf(cell._1.text()) < cell._2)
                .map(cell -> problem(cell._1, "the " + what + " '" + cell._1.text() + "' has come before"));
    }

    private TextProblem problem(TableCell cell, String sentence) {
        return new TextProblem(source, cell.line(), cell.column(), sentence);
    }
}
