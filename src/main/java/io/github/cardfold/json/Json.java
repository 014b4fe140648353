package io.github.cardfold.json;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.StateFormatException;
import java.util.function.Function;

/** Reads JSON if Jackson is there. This class names none of Jackson's, so that it can say what is missing. */
final class Json {
    private static final String MISSING =
            "Reading JSON needs com.fasterxml.jackson.core:jackson-databind, 2.15 or newer: on the class path or, if this"
                    + " library is on the module path, there too and com.fasterxml.jackson.databind among the root modules.";

    /** A state takes some 20,000 characters. */
    private static final int MOST_CHARACTERS = 4_000_000;

    private Json() {}

    static Data data(String text) {
        return data(text, MOST_CHARACTERS);
    }

    static Data data(String text, int mostCharacters) {
        return data(text, mostCharacters, json -> JsonReader.read(json)); // a method reference would be linked here
    }

    /** Reads by something that may not be there. */
    static Data data(String text, int mostCharacters, Function<String, Data> reader) {
        if (text.length() > mostCharacters) {
            throw new StateFormatException(
                    "$", "at most " + mostCharacters + " characters", text.length() + " characters", null);
        }
        try {
            return reader.apply(text);
        } catch (LinkageError e) { // not there, out of reach of this module, or too old
            throw new IllegalStateException(MISSING, e);
        }
    }
}
