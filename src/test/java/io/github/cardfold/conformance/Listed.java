package io.github.cardfold.conformance;

import io.vavr.collection.Array;
import io.vavr.collection.Map;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The lists beside the tests: what is not yet as it should be, line by line, {@code what: reason}. */
public final class Listed {
    private Listed() {}

    /** Returns the lines of a list. */
    public static Array<String> lines(String list) {
        var stream = Objects.requireNonNull(Listed.class.getResourceAsStream("/" + list), list);
        try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return Array.ofAll(reader.lines());
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    /** Returns what stands before the first colon of each line, with the reason that follows. */
    public static Map<String, String> reasons(String list) {
        return lines(list)
                .map(line -> line.split(": ", 2))
                .toSortedMap(parts -> parts[0], parts -> parts[parts.length - 1]);
    }
}
