package io.github.cardfold.json.upgrade;

import io.github.cardfold.data.Data;

/** Data as JSON in the style of packs: on one line, with blanks, or if that is too long with a line for each part. */
final class JsonLayout {
    private static final int LONGEST = 120;
    private static final int STEP = 2;

    private final StringBuilder out = new StringBuilder();

    private JsonLayout() {}

    /** Returns data as JSON that is to stand after what has been written. */
    static String of(Data data, CharSequence before) {
        int line = before.length();
        while (line > 0 && before.charAt(line - 1) != '\n') {
            line--;
        }
        int text = line;
        while (text < before.length() && before.charAt(text) == ' ') {
            text++;
        }
        JsonLayout layout = new JsonLayout();
        layout.append(data, text - line, before.length() - line);
        return layout.out.toString();
    }

    /** Returns data as JSON on one line. */
    static String flat(Data data) {
        JsonLayout layout = new JsonLayout();
        layout.appendFlat(data);
        return layout.out.toString();
    }

    /**
     * Appends data.
     *
     * @param indent how far the line is indented on which it begins
     * @param column where on that line it begins
     */
    private void append(Data data, int indent, int column) {
        String flat = flat(data);
        if (column + flat.length() <= LONGEST || data.depth() == 0) {
            out.append(flat);
        } else if (data instanceof Data.Fields map && map.size() == 1) {
            String name = "{" + Data.text(map.name(0)) + ": ";
            out.append(name);
            append(map.value(0), indent, column + name.length());
            out.append('}');
        } else {
            appendLines(data, indent);
        }
    }

    private void appendLines(Data data, int indent) {
        String line = "\n" + " ".repeat(indent + STEP);
        for (int i = 0; i < size(data); i++) {
            out.append(i > 0 ? "," : opening(data)).append(line);
            String name = name(data, i);
            out.append(name);
            append(part(data, i), indent + STEP, indent + STEP + name.length());
        }
        out.append('\n').append(" ".repeat(indent)).append(closing(data));
    }

    private void appendFlat(Data data) {
        if (data.depth() == 0) {
            out.append(data);
            return;
        }
        out.append(opening(data));
        for (int i = 0; i < size(data); i++) {
            out.append(i > 0 ? ", " : "").append(name(data, i));
            appendFlat(part(data, i));
        }
        out.append(closing(data));
    }

    private static String opening(Data data) {
        return data instanceof Data.Fields ? "{" : "[";
    }

    private static String closing(Data data) {
        return data instanceof Data.Fields ? "}" : "]";
    }

    private static int size(Data data) {
        return data instanceof Data.Fields map
                ? map.size()
                : ((Data.Items) data).values().size();
    }

    private static String name(Data data, int index) {
        return data instanceof Data.Fields map ? Data.text(map.name(index)) + ": " : "";
    }

    private static Data part(Data data, int index) {
        return data instanceof Data.Fields map
                ? map.value(index)
                : ((Data.Items) data).values().get(index);
    }
}
