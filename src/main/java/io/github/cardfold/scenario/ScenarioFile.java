package io.github.cardfold.scenario;

import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * The text of a scenario and where it came from.
 *
 * @param source the name by which reports speak of it
 * @param text JSON
 */
public record ScenarioFile(String source, String text) {

    /**
     * Returns the files of a path: the file itself, or all files below a directory whose names end in {@code .json}, in
     * the order of their names.
     *
     * @throws IOException if the path cannot be read
     */
    public static Array<ScenarioFile> at(Path path) throws IOException {
        if (!Files.isDirectory(path)) {
            return Array.of(read(path));
        }
        Array<Path> found;
        try (Stream<Path> walk = Files.walk(path)) {
            found = Array.ofAll(walk.filter(each -> each.toString().endsWith(".json"))
                    .sorted()
                    .toList());
        }
        Array<ScenarioFile> files = Array.empty();
        for (Path each : found) {
            files = files.append(read(each));
        }
        return files;
    }

    private static ScenarioFile read(Path path) throws IOException {
        return new ScenarioFile(path.toString().replace('\\', '/'), Files.readString(path, StandardCharsets.UTF_8));
    }
}
