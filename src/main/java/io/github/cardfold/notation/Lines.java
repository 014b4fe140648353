package io.github.cardfold.notation;

import org.jspecify.annotations.Nullable;

/** The lines of a text, one after the other. Each ends with a line feed, the last one's may be missing. */
final class Lines {
    private final String text;
    private int at;
    private int number = 1;

    Lines(String text) {
        this.text = text;
    }

    /**
     * Reads the next line if it begins with an indent and no blank after it, and returns it without; otherwise null.
     */
    @Nullable
    Cursor indented(String indent) {
        int after = at + indent.length();
        boolean here = at < text.length() && text.startsWith(indent, at) && !text.startsWith(" ", after);
        return here ? next(indent.length()) : null;
    }

    Cursor needed() {
        if (at >= text.length()) {
            throw new Cursor("", number).expected("another line");
        }
        return next(0);
    }

    private Cursor next(int indent) {
        int feed = text.indexOf('\n', at);
        int end = feed < 0 ? text.length() : feed;
        Cursor line = new Cursor(text.substring(at, end), number);
        line.back(indent);
        at = end + 1;
        number++;
        return line;
    }

    boolean more() {
        return at < text.length();
    }
}
