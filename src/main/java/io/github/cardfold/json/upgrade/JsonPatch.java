package io.github.cardfold.json.upgrade;

import io.github.cardfold.data.Data;
import java.util.function.BiFunction;

/** Puts changes of data into the JSON text that it was read from, and leaves every other character. */
final class JsonPatch {
    private final String text;
    private final BiFunction<Data, CharSequence, String> layout;
    private final StringBuilder out;
    /** Where in the text the next token begins, or blanks before it. */
    private int at;
    /** What of the text has been written or left out. */
    private int written;

    private JsonPatch(String text, BiFunction<Data, CharSequence, String> layout) {
        this.text = text;
        this.layout = layout;
        out = new StringBuilder(text.length());
    }

    /**
     * Returns the text with what has changed.
     *
     * @param text JSON
     * @param before the data that it says
     * @param now the data that it is to say, in which what has not changed is the same
     * @param layout the text of data that stands after what has been written so far
     */
    static String of(String text, Data before, Data now, BiFunction<Data, CharSequence, String> layout) {
        if (before == now) {
            return text;
        }
        JsonPatch patch = new JsonPatch(text, layout);
        patch.value(before, now);
        return patch.out.append(text, patch.written, text.length()).toString();
    }

    private void value(Data before, Data now) {
        blanks();
        if (before == now) {
            skip();
        } else if (before instanceof Data.Fields map
                && now instanceof Data.Fields other
                && map.size() == other.size()) {
            fields(map, other);
        } else if (before instanceof Data.Items list
                && now instanceof Data.Items other
                && list.values().size() == other.values().size()) {
            at++;
            for (int i = 0; i < list.values().size(); i++) {
                value(list.values().get(i), other.values().get(i));
                next();
            }
        } else {
            replace(now);
        }
    }

    private void fields(Data.Fields before, Data.Fields now) {
        at++;
        for (int i = 0; i < before.size(); i++) {
            blanks();
            if (before.name(i).equals(now.name(i))) {
                skip();
            } else {
                replace(Data.text(now.name(i)));
            }
            next();
            value(before.value(i), now.value(i));
            next();
        }
    }

    private void replace(Data now) {
        out.append(text, written, at);
        out.append(layout.apply(now, out));
        skip();
        written = at;
    }

    private void blanks() {
        while (Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    /** Passes over a colon, a comma or the end of a list or map. */
    private void next() {
        blanks();
        at++;
    }

    /** Passes over a whole value or name. */
    private void skip() {
        int depth = 0;
        do {
            char c = text.charAt(at);
            if (c == '"') {
                at = endOfText();
            } else if (c == '{' || c == '[') {
                depth++;
                at++;
            } else if (c == '}' || c == ']') {
                depth--;
                at++;
            } else if (isWord(c)) {
                at = endOfWord();
            } else {
                at++;
            }
        } while (depth > 0);
    }

    private int endOfText() {
        int end = at + 1;
        while (text.charAt(end) != '"') {
            end += text.charAt(end) == '\\' ? 2 : 1;
        }
        return end + 1;
    }

    private int endOfWord() {
        int end = at;
        while (end < text.length() && isWord(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean isWord(char c) {
        return c == '-' || c == '+' || c == '.' || Character.isLetterOrDigit(c);
    }
}
