package io.github.cardfold.notation;

import io.github.cardfold.data.Data;
import java.util.ArrayList;
import java.util.List;

/**
 * Data within a line: {@code {kind: power, objects: [3, 4], duration: turn}}. Texts stand without quotes if they are
 * plain words that are no number and not {@code true} or {@code false}.
 */
final class Flow {
    private static final String ENDS = ":,()[]{}\"\n";
    private static final int LONGEST_NUMBER = 18;
    /** Leaves room for what the lines hang in. */
    private static final int DEEPEST = Data.MAX_DEPTH - 4;
    /** Leaves room for what a line says outside brackets. */
    private static final int MOST_FIELDS = Data.MAX_FIELDS - 20;

    private Flow() {}

    static void write(StringBuilder out, Data data) {
        if (data instanceof Data.Fields fields) {
            out.append('{');
            entries(out, fields);
            out.append('}');
        } else if (data instanceof Data.Items items) {
            char before = '[';
            for (Data each : items.values()) {
                out.append(before == '[' ? "[" : ", ");
                write(out, each);
                before = ',';
            }
            out.append(before == '[' ? "[]" : "]");
        } else if (data instanceof Data.Text text && isPlain(text.value())) {
            out.append(text.value());
        } else {
            out.append(data);
        }
    }

    /** Writes the fields of a map without braces. */
    static void entries(StringBuilder out, Data.Fields fields) {
        for (int i = 0; i < fields.size(); i++) {
            out.append(i > 0 ? ", " : "");
            write(out, Data.text(fields.name(i)));
            out.append(": ");
            write(out, fields.value(i));
        }
    }

    private static boolean isPlain(String text) {
        if (text.equals("true") || text.equals("false") || isWhole(text)) {
            return false;
        }
        char before = ' ';
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!QuotedNames.isBare(c) && (c != ' ' || before == ' ')) {
                return false;
            }
            before = c;
        }
        return before != ' ';
    }

    private static boolean isWhole(String text) {
        int start = text.startsWith("-") ? 1 : 0;
        for (int i = start; i < text.length(); i++) {
            if (!QuotedNames.isDigit(text.charAt(i))) {
                return false;
            }
        }
        return text.length() > start;
    }

    static Data read(Cursor in) {
        return value(in, 0);
    }

    private static Data value(Cursor in, int depth) {
        if (depth == DEEPEST) {
            throw in.expected("nothing nested more than " + DEEPEST + " deep");
        }
        if (in.eats("{")) {
            return entries(in, "}", depth + 1);
        }
        if (in.eats("[")) {
            return items(in, depth + 1);
        }
        return in.next() == '"' ? Data.text(in.quoted()) : plain(in);
    }

    private static Data items(Cursor in, int depth) {
        List<Data> items = new ArrayList<>();
        while (!in.eats("]")) {
            if (!items.isEmpty()) {
                in.needs(", ");
            }
            items.add(value(in, depth));
        }
        return Data.items(items);
    }

    /** Reads the name of a field, or another text that needs no quotes if it is plain. */
    static String name(Cursor in) {
        return in.next() == '"' ? in.quoted() : words(in);
    }

    /** Reads the fields of a map that take up the rest of a line; there is one at least. */
    static Data.Fields entries(Cursor in) {
        if (in.atEnd()) {
            throw in.expected("a field");
        }
        return entries(in, "", 1);
    }

    /** Reads the fields of a map and the mark that ends it. */
    static Data.Fields entries(Cursor in, String end) {
        return entries(in, end, 1);
    }

    private static Data.Fields entries(Cursor in, String end, int depth) {
        Data.Builder fields = Data.fields();
        while (end.isEmpty() ? !in.atEnd() : !in.eats(end)) {
            if (fields.size() > 0) {
                in.needs(", ");
            }
            int start = in.at();
            String name = name(in);
            if (fields.has(name) || fields.size() == MOST_FIELDS) {
                throw in.expected(start, fields.has(name) ? "each field only once" : "fewer fields");
            }
            in.needs(": ");
            fields.put(name, value(in, depth));
        }
        return (Data.Fields) fields.build();
    }

    private static Data plain(Cursor in) {
        int start = in.at();
        String text = words(in);
        if (text.equals("true") || text.equals("false")) {
            return Data.truth(text.equals("true"));
        }
        if (!isWhole(text)) {
            return Data.text(text);
        }
        if (text.length() > LONGEST_NUMBER
                || !String.valueOf(Long.parseLong(text)).equals(text)) {
            throw in.expected(
                    start, "a whole number without zeros before it, of at most " + LONGEST_NUMBER + " digits");
        }
        return Data.whole(Long.parseLong(text));
    }

    private static String words(Cursor in) {
        int start = in.at();
        String text = in.until(ENDS);
        if (text.isEmpty() || text.startsWith(" ") || text.endsWith(" ") || text.contains("  ")) {
            throw in.expected(start, "a value, with single blanks only between words");
        }
        return text;
    }
}
