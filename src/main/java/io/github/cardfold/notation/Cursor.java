package io.github.cardfold.notation;

import io.github.cardfold.data.NearestNames;
import io.github.cardfold.data.StateFormatException;
import io.vavr.collection.Array;

/** A line being read. What is not as expected becomes an exception that names the line and the column. */
final class Cursor {
    /** The greatest number of characters of a line that stands alone; an event has some hundreds. */
    static final int MOST_CHARACTERS = 100_000;

    private static final String MARKS = " :,()[]{}\"";
    private static final String ESCAPES = "bfnrt\"\\/";
    private static final String ESCAPED = "\b\f\n\r\t\"\\/";
    private static final int HEX = 16;
    private static final int HEX_DIGITS = 4;
    private static final int SHOWN = 40;

    private final String text;
    private final int line;
    private int at;
    private boolean open;

    Cursor(String text, int line) {
        this.text = text;
        this.line = line;
    }

    /**
     * Returns a cursor of a line that stands alone.
     *
     * @throws NotationException if it has more than {@value #MOST_CHARACTERS} characters
     */
    static Cursor alone(String text) {
        Cursor line = new Cursor(text, 1);
        if (text.length() > MOST_CHARACTERS) {
            throw line.expected("at most " + MOST_CHARACTERS + " characters instead of " + text.length());
        }
        return line;
    }

    /** Returns a cursor at the same place of the same line, which goes its own way. */
    Cursor copy() {
        Cursor copy = new Cursor(text, line);
        copy.at = at;
        return copy;
    }

    /** Remembers that a word was read which only brackets can complete. */
    void leaveOpen() {
        open = true;
    }

    boolean isOpen() {
        return open;
    }

    int at() {
        return at;
    }

    void back(int to) {
        at = to;
    }

    boolean atEnd() {
        return at == text.length();
    }

    void end() {
        if (!atEnd()) {
            throw expected("the end of the line");
        }
    }

    /** Returns the next character without reading it, a line feed at the end. */
    char next() {
        return atEnd() ? '\n' : text.charAt(at);
    }

    /** Reads a mark or word if it stands here. */
    boolean eats(String literal) {
        boolean here = text.startsWith(literal, at);
        at += here ? literal.length() : 0;
        return here;
    }

    /** Tells whether a mark or word stands here. */
    boolean sees(String literal) {
        return text.startsWith(literal, at);
    }

    /** Reads up to the first of some characters, or to the end. */
    String until(String ends) {
        int start = at;
        while (!atEnd() && ends.indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(start, at);
    }

    void needs(String literal) {
        if (!eats(literal)) {
            throw expected(literal.equals(" ") ? "a blank" : "\"" + literal + "\"");
        }
    }

    /** Reads a name if it stands here as a whole. */
    boolean eatsName(String name) {
        int end = at + name.length();
        boolean here = text.startsWith(name, at) && (end == text.length() || MARKS.indexOf(text.charAt(end)) >= 0);
        at = here ? end : at;
        return here;
    }

    /** Reads a word, or a text in quotes. */
    String word(String what) {
        if (next() == '"') {
            return quoted();
        }
        int start = at;
        while (!atEnd() && MARKS.indexOf(text.charAt(at)) < 0) {
            at++;
        }
        if (at == start) {
            throw expected(what);
        }
        return text.substring(start, at);
    }

    /** Reads a whole number between bounds, without sign and without zeros before it. */
    int number(int greatest) {
        int start = at;
        long value = 0;
        while (QuotedNames.isDigit(next()) && value <= greatest) {
            value = 10 * value + text.charAt(at++) - '0';
        }
        boolean padded = at - start > 1 && text.charAt(start) == '0';
        if (at == start || value > greatest || padded) {
            throw expected(start, "a number from 0 to " + greatest);
        }
        return (int) value;
    }

    String quoted() {
        int start = at;
        needs("\"");
        StringBuilder value = new StringBuilder();
        while (next() != '"') {
            if (atEnd()) {
                throw expected(start, "a text that ends with a quotation mark");
            }
            char c = text.charAt(at++);
            value.append(c == '\\' ? escaped() : c);
        }
        at++;
        return value.toString();
    }

    private char escaped() {
        char c = next();
        int known = ESCAPES.indexOf(c);
        if (known >= 0) {
            at++;
            return ESCAPED.charAt(known);
        }
        int end = at + 1 + HEX_DIGITS;
        int value = c == 'u' && end <= text.length() ? hex(text, at + 1, end) : -1;
        if (value < 0) {
            throw expected("an escape as JSON has them");
        }
        at = end;
        return (char) value;
    }

    private static int hex(String text, int start, int end) {
        int value = 0;
        for (int i = start; i < end; i++) {
            int digit = text.charAt(i) < 0x80 ? Character.digit(text.charAt(i), HEX) : -1;
            if (digit < 0) {
                return -1;
            }
            value = value * HEX + digit;
        }
        return value;
    }

    NotationException expected(String what) {
        return expected(at, what);
    }

    NotationException expected(int start, String what) {
        return expected(start, what, Array.empty());
    }

    /** Makes the exception that something else belongs at a place, where one of some names may have been meant. */
    NotationException expected(int start, String what, Array<String> names) {
        String found = found(start);
        return new NotationException(
                text,
                line,
                start + 1,
                what,
                found.isEmpty() ? "the end" : "\"" + found + "\"",
                NearestNames.to(found, names));
    }

    /** Makes the exception that what a line says is wrong as data. */
    NotationException wrong(StateFormatException e) {
        String what = e.expected() + " at " + e.path();
        return new NotationException(text, line, at + 1, what, e.found(), Array.empty());
    }

    /** The word that stands there, or the mark. */
    private String found(int start) {
        int end = start;
        while (end < text.length() && end - start < SHOWN && MARKS.indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return text.substring(start, end == start ? Math.min(start + 1, text.length()) : end);
    }
}
