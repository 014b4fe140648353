package io.github.cardfold.perft;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.State;
import io.github.cardfold.scenario.Scenario;
import io.vavr.collection.Array;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The published positions that counts are compared on: scenario files with open chance, found by their names. */
public final class Positions {
    private static final String LIST = "positions.txt";

    private Positions() {}

    /** Returns the names, in the order in which the positions are published. */
    public static Array<String> names() {
        return Array.ofAll(text(LIST).lines());
    }

    /**
     * Returns a position.
     *
     * @throws IllegalArgumentException if there is none with that name
     * @throws IllegalStateException if Jackson, which reads the files, is missing
     */
    public static State named(String name) {
        requireNonNull(name, "name");
        if (!names().contains(name)) {
            throw new IllegalArgumentException(
                    "no position is named " + name + "; there are " + names().mkString(", "));
        }
        String file = name + ".json";
        return Scenario.read(file, text(file)).start();
    }

    /** Returns the text of the scenario file of a position. */
    static String text(String file) {
        try (InputStream in = Positions.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException(file + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("reading " + file, e);
        }
    }
}
