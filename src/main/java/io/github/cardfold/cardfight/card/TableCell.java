package io.github.cardfold.cardfight.card;

import io.vavr.collection.Array;

/**
 * One cell of a tab-separated table, with the place it has in the text.
 *
 * @param line the line, counted from 1
 * @param column the first character of the cell, counted from 1 within the line
 * @param text the cell, without space around it
 */
record TableCell(int line, int column, String text) {

    /** Returns the rows of a table: its lines but blank ones and comments, each cut at its tabs. */
    static Array<Array<TableCell>> rows(String text) {
        return Array.ofAll(text.lines())
                .zipWithIndex()
                .reject(line -> line._1.isBlank() || line._1.startsWith("#"))
                .map(line -> row(line._2 + 1, line._1));
    }

    private static Array<TableCell> row(int line, String text) {
        Array<String> cells = Array.of(text.split("\t", -1));
        Array<Integer> columns = cells.scanLeft(1, (column, cell) -> column + cell.length() + 1);
        return cells.zipWith(columns, (cell, column) -> new TableCell(line, column, cell.strip()));
    }

    /** Tells whether the cell says nothing: it is empty or a hyphen. */
    boolean isEmpty() {
        return text.isEmpty() || text.equals("-");
    }
}
