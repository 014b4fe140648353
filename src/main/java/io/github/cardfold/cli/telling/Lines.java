package io.github.cardfold.cli.telling;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Writes lines, and joins what belongs into one: {@code A draws X; Y; Z}. */
final class Lines {
    private final Consumer<String> out;
    private final List<String> items = new ArrayList<>();
    private String start = "";
    private Supplier<String> end = Lines::noEnd;

    Lines(Consumer<String> out) {
        this.out = out;
    }

    private static String noEnd() {
        return "";
    }

    /** Writes a line. */
    void say(String line) {
        flush();
        out.accept(line);
    }

    /** Adds an item to the line with that start, which begins now unless it is the last one. */
    void item(String lineStart, String item) {
        item(lineStart, item, Lines::noEnd);
    }

    /** Adds an item to a line whose end is known once all its items are. */
    void item(String lineStart, String item, Supplier<String> lineEnd) {
        if (!lineStart.equals(start)) {
            flush();
        }
        start = lineStart;
        end = lineEnd;
        items.add(item);
    }

    /** Ends the line that items were being added to. */
    void flush() {
        if (!items.isEmpty()) {
            out.accept(start + " " + String.join("; ", items) + end.get());
        }
        items.clear();
        start = "";
        end = Lines::noEnd;
    }
}
