package io.github.cardfold.cardfight.card;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** A text that the library ships beside this class. */
final class Resource {
    private Resource() {}

    static String text(String name) {
        try (InputStream stream = Resource.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException("The resource " + name + " is missing from the library");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException cause) {
            throw new UncheckedIOException("The resource " + name + " cannot be read", cause);
        }
    }
}
