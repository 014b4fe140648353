package io.github.cardfold.json;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.data.Data;

/** JSON text as a tree of values, for readers of formats of their own. The way back is {@code toString()}. */
public final class DataJson {
    private DataJson() {}

    /**
     * Returns the tree that JSON says.
     *
     * @throws io.github.cardfold.data.StateFormatException if the text is not JSON, or has what no {@link Data} holds:
     *     null, fractions, a field twice
     * @throws IllegalStateException if Jackson, which reads JSON, is missing
     */
    public static Data read(String text) {
        requireNonNull(text, "text");
        return Json.data(text);
    }
}
