package io.github.cardfold.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.StateFormatException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads JSON text as data, strictly: no field twice, no null, no fractions, nothing after the value. Texts and trees of
 * a size that no state has are refused.
 */
final class JsonReader {
    private static final int LONGEST_NUMBER = 20;

    /** Makes parsers that no text can make slow. */
    static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(Data.MAX_DEPTH)
                    .maxNumberLength(LONGEST_NUMBER)
                    .build())
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .build();

    private final JsonParser parser;

    private JsonReader(JsonParser parser) {
        this.parser = parser;
    }

    static Data read(String text) {
        try (JsonParser parser = FACTORY.createParser(text)) {
            return new JsonReader(parser).whole();
        } catch (IOException e) {
            throw new UncheckedIOException("reading from a text", e);
        }
    }

    private Data whole() throws IOException {
        try {
            Data data = value(parser.nextToken());
            if (parser.nextToken() != null) {
                throw expected("nothing after the value");
            }
            return data;
        } catch (JsonProcessingException e) {
            throw new StateFormatException(
                    path(parser.getParsingContext()), "JSON", e.getOriginalMessage() + where(), e);
        }
    }

    private Data value(@Nullable JsonToken token) throws IOException {
        if (token == null) {
            throw expected("a value");
        }
        return switch (token) {
            case START_OBJECT -> fields();
            case START_ARRAY -> items();
            case VALUE_STRING -> Data.text(parser.getText());
            case VALUE_TRUE -> Data.truth(true);
            case VALUE_FALSE -> Data.truth(false);
            case VALUE_NUMBER_INT -> Data.whole(parser.getLongValue());
            default -> throw expected("a text, a whole number, true, false, a list or a map");
        };
    }

    private Data items() throws IOException {
        List<Data> items = new ArrayList<>();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            items.add(value(token));
        }
        return Data.items(items);
    }

    private Data fields() throws IOException {
        Data.Builder fields = Data.fields();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_OBJECT; token = parser.nextToken()) {
            String name = parser.currentName();
            if (fields.has(name)) {
                throw expected("a field of this name only once");
            }
            if (fields.size() == Data.MAX_FIELDS) {
                throw expected("at most " + Data.MAX_FIELDS + " fields");
            }
            fields.put(name, value(parser.nextToken()));
        }
        return fields.build();
    }

    private StateFormatException expected(String what) throws IOException {
        String found = parser.currentToken() == null ? "the end of the text" : parser.getText();
        return new StateFormatException(path(parser.getParsingContext()), what, found + where(), null);
    }

    private static String path(@Nullable JsonStreamContext context) {
        if (context == null || context.inRoot()) {
            return "$";
        }
        String before = path(context.getParent());
        if (context.inArray()) {
            return context.hasCurrentIndex() ? before + "[" + context.getCurrentIndex() + "]" : before;
        }
        return context.hasCurrentName() ? before + StateFormatException.step(context.getCurrentName()) : before;
    }

    private String where() {
        return " at line " + parser.currentTokenLocation().getLineNr() + ", column "
                + parser.currentTokenLocation().getColumnNr();
    }
}
