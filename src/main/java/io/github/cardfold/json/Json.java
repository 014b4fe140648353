package io.github.cardfold.json;

import io.github.cardfold.kernel.Data;
import io.github.cardfold.kernel.StateFormatException;

/** Reads JSON if Jackson is there. This class names none of Jackson's, so that it can say what is missing. */
final class Json {
    private static final String MISSING =
            "Reading JSON needs com.fasterxml.jackson.core:jackson-databind on the class path or, with modules, the module"
                    + " com.fasterxml.jackson.databind among the root modules.";

    /** A state takes some 20,000 characters. */
    private static final int MOST_CHARACTERS = 4_000_000;

    private Json() {}

    static Data data(String text) {
        return data(text, MOST_CHARACTERS);
    }

    static Data data(String text, int mostCharacters) {
        if (text.length() > mostCharacters) {
            throw new StateFormatException(
                    "$", "at most " + mostCharacters + " characters", text.length() + " characters", null);
        }
        try {
            return JsonReader.read(text);
        } catch (NoClassDefFoundError e) {
            throw new IllegalStateException(MISSING, e);
        }
    }
}
