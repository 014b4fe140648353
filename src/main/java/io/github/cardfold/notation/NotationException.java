package io.github.cardfold.notation;

import io.vavr.collection.Array;

/** Thrown when a text is not what it should be in notation. Its message is one sentence that says where and why. */
public final class NotationException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int SHOWN = 80;

    private final int line;
    private final int column;
    private final String expected;
    private final transient Array<String> near;

    /**
     * Makes one.
     *
     * @param text the line that was read
     * @param line its number, from 1
     * @param column where in it reading stopped, from 1
     * @param expected what belongs there, as the object of "expected"
     * @param found what stands there, as the object of "found"
     * @param near what might have been meant, the likeliest first; empty if nothing is near
     */
    NotationException(String text, int line, int column, String expected, String found, Array<String> near) {
        super("line " + line + ", column " + column + " of \"" + shown(text) + "\": expected " + expected + ", found "
                + found + (near.isEmpty() ? "" : "; did you mean " + near.mkString(" or ") + "?"));
        this.line = line;
        this.column = column;
        this.expected = expected;
        this.near = near;
    }

    private static String shown(String text) {
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + " ...";
    }

    /** Returns the number of the line, from 1. */
    public int line() {
        return line;
    }

    /** Returns where in the line reading stopped, from 1. */
    public int column() {
        return column;
    }

    /** Returns what belongs there. */
    public String expected() {
        return expected;
    }

    /** Returns what might have been meant, the likeliest first; empty if nothing is near. */
    public Array<String> near() {
        return near;
    }
}
