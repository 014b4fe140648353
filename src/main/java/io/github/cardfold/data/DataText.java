package io.github.cardfold.data;

/**
 * The canonical text of data: JSON without spaces, fields in their order. A text is written as it is, but for the
 * escapes JSON requires (the short ones where there are, otherwise four lower-case hexadecimal digits) and lone
 * surrogates, which are escaped too, so that the text always has a UTF-8 form.
 */
final class DataText {
    private static final String HEX = "0123456789abcdef";
    private static final String SHORT_ESCAPES = "\b\t\n\f\r\"\\";
    private static final String SHORT_LETTERS = "btnfr\"\\";

    private DataText() {}

    static String of(Data data) {
        StringBuilder out = new StringBuilder(data.depth() == 0 ? 32 : 16_384);
        append(out, data);
        return out.toString();
    }

    private static void append(StringBuilder out, Data data) {
        if (data instanceof Data.Text text) {
            quote(out, text.value());
        } else if (data instanceof Data.Whole whole) {
            out.append(whole.value());
        } else if (data instanceof Data.Truth truth) {
            out.append(truth.value());
        } else if (data instanceof Data.Items items) {
            items(out, items);
        } else if (data instanceof Data.Fields fields) {
            fields(out, fields);
        }
    }

    private static void items(StringBuilder out, Data.Items items) {
        char before = '[';
        for (Data each : items.values()) {
            out.append(before);
            append(out, each);
            before = ',';
        }
        out.append(before == '[' ? "[]" : "]");
    }

    private static void fields(StringBuilder out, Data.Fields fields) {
        out.append('{');
        for (int i = 0; i < fields.size(); i++) {
            if (i > 0) {
                out.append(',');
            }
            quote(out, fields.name(i));
            out.append(':');
            append(out, fields.value(i));
        }
        out.append('}');
    }

    static void quote(StringBuilder out, String text) {
        out.append('"');
        int plain = plain(text, 0);
        if (plain == text.length()) {
            out.append(text);
        } else {
            quoteSpecial(out, text, plain);
        }
        out.append('"');
    }

    private static void quoteSpecial(StringBuilder out, String text, int firstSpecial) {
        int written = 0;
        for (int special = firstSpecial; special < text.length(); special = plain(text, written)) {
            out.append(text, written, special);
            escape(out, text.charAt(special));
            written = special + 1;
        }
        out.append(text, written, text.length());
    }

    /** Returns the index of the first character from an index on that must be escaped, or the length of the text. */
    private static int plain(String text, int from) {
        int at = from;
        while (at < text.length() && !mustBeEscaped(text, at)) {
            at++;
        }
        return at;
    }

    private static boolean mustBeEscaped(String text, int at) {
        char c = text.charAt(at);
        if (c < ' ' || c == '"' || c == '\\') {
            return true;
        }
        if (!Character.isSurrogate(c)) {
            return false;
        }
        boolean paired = Character.isHighSurrogate(c)
                ? at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1))
                : at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
        return !paired;
    }

    private static void escape(StringBuilder out, char c) {
        out.append('\\');
        int known = SHORT_ESCAPES.indexOf(c);
        if (known >= 0) {
            out.append(SHORT_LETTERS.charAt(known));
        } else {
            out.append('u');
            for (int shift = 12; shift >= 0; shift -= 4) {
                out.append(HEX.charAt(c >> shift & 0xF));
            }
        }
    }
}
