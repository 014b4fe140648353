package io.github.cardfold.scenario;

import io.vavr.collection.Array;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** The scenarios that the project ships. Each counts as a test of the sections it names. */
public final class Shipped {
    /** The folder that they are in. */
    static final Path PLACE = Path.of("examples", "scenarios");

    private Shipped() {}

    /** Returns the files. */
    public static Array<ScenarioFile> files() {
        try {
            return ScenarioFile.at(PLACE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
