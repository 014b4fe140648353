package io.github.cardfold.cardfight.card;

import io.vavr.collection.Array;
import java.util.Iterator;

/**
 * One cell of a tab-separated table, with the place it has in the text.
 *
 * @param line the line, counted from 1
 * @param column the first character of the cell, counted from 1 within the line
 * @param text the cell, without space around it
 */
record TableCell(int line, int column, String text) {

    /** The greatest number of cells of a row; a table of cards has some twenty columns. */
    private static final int MOST = 100;

    /** Returns the rows of a table, one by one: its lines but blank ones and comments, each cut at its tabs. */
    static Iterator<Array<TableCell>> rows(String text) {
        int[] number = {0};
        return text.lines()
                .map(line -> {
                    number[0]++;
                    return line.isBlank() || line.startsWith("#") ? Array.<TableCell>empty() : row(number[0], line);
                })
                .filter(row -> !row.isEmpty())
                .iterator();
    }

    private static Array<TableCell> row(int line, String text) {
        Array<String> cells = Array.of(text.split("\t", MOST));
        Array<Integer> columns = cells.scanLeft(1, (column, cell) -> column + cell.length() + 1);
        return cells.zipWith(columns, (cell, column) -> new TableCell(line, column, cell.strip()));
    }

    /** Tells whether the cell says nothing: it is empty or a hyphen. */
    boolean isEmpty() {
        return text.isEmpty() || text.equals("-");
    }
}
