package io.github.cardfold.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Puts the number of its format into JSON text where it stands or belongs, and leaves every other character. */
final class JsonHead {
    private static final String TITLE = "format";
    private static final String NUMBER = "version";

    private JsonHead() {}

    /**
     * Returns the text of a map with a number. Where it has none, the number becomes the first field, or comes after
     * the format if that is the first.
     *
     * @param text a map as JSON that {@link Json} reads, its number, if it has one, a whole one
     */
    static String withNumber(String text, int number) {
        try (JsonParser parser = JsonReader.FACTORY.createParser(text)) {
            parser.nextToken();
            int firstName = -1;
            int afterTitle = -1;
            for (JsonToken token = parser.nextToken(); token == JsonToken.FIELD_NAME; token = parser.nextToken()) {
                String name = parser.currentName();
                int start = start(parser);
                parser.nextToken();
                if (name.equals(NUMBER)) {
                    return replaced(text, start(parser), parser.getTextLength(), Integer.toString(number));
                }
                if (firstName < 0) {
                    firstName = start;
                    afterTitle = name.equals(TITLE) ? end(parser) : -1;
                }
                parser.skipChildren();
            }
            return afterTitle < 0 ? before(text, firstName, number) : after(text, afterTitle, number);
        } catch (IOException e) {
            throw new UncheckedIOException("reading from a text that was read before", e);
        }
    }

    private static int start(JsonParser parser) {
        return (int) parser.currentTokenLocation().getCharOffset();
    }

    /** The end of a text, which is read only when it is asked for. */
    private static int end(JsonParser parser) throws IOException {
        parser.getText();
        return (int) parser.currentLocation().getCharOffset();
    }

    private static String replaced(String text, int start, int length, String by) {
        return text.substring(0, start) + by + text.substring(start + length);
    }

    /** On a line of its own if the first field has one. */
    private static String before(String text, int first, int number) {
        String space = text.substring(text.indexOf('{') + 1, first);
        return replaced(text, first, 0, field(number) + "," + (space.isEmpty() ? " " : space));
    }

    private static String after(String text, int title, int number) {
        return replaced(text, title, 0, ", " + field(number));
    }

    private static String field(int number) {
        return "\"" + NUMBER + "\": " + number;
    }
}
