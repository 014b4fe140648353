package io.github.cardfold.json;

import io.github.cardfold.kernel.Data;

/** Reads JSON if Jackson is there. This class names none of Jackson's, so that it can say what is missing. */
final class Json {
    private static final String MISSING =
            "Reading JSON needs com.fasterxml.jackson.core:jackson-databind on the class path or, with modules, the module"
                    + " com.fasterxml.jackson.databind among the root modules.";

    private Json() {}

    static Data data(String text) {
        try {
            return JsonReader.read(text);
        } catch (NoClassDefFoundError e) {
            throw new IllegalStateException(MISSING, e);
        }
    }
}
