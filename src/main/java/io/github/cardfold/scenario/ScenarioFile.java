package io.github.cardfold.scenario;

import io.vavr.collection.Array;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The text of a scenario and where it came from.
 *
 * @param source the name by which reports speak of it
 * @param text JSON
 */
public record ScenarioFile(String source, String text) {
    /** The greatest number of files below a directory. */
    public static final int MOST_FILES = 10_000;

    /** The greatest number of characters of all files below a directory together. */
    public static final int MOST_CHARACTERS = 32_000_000;

    /** More bytes are never read of one file, which has then more characters than are read as JSON. */
    private static final int MOST_BYTES = 16_000_000;

    /**
     * Returns the files of a path: the file itself, or all files below a directory whose names end in {@code .json}, in
     * the order of their names.
     *
     * @throws IOException if the path cannot be read, or there is more below it than {@link #MOST_FILES} files or
     *     {@link #MOST_CHARACTERS} characters
     */
    public static Array<ScenarioFile> at(Path path) throws IOException {
        if (!Files.isDirectory(path)) {
            return Array.of(read(path));
        }
        Array<Path> found;
        try (Stream<Path> walk = Files.walk(path)) {
            found = Array.ofAll(walk.filter(each -> each.toString().endsWith(".json"))
                    .limit(MOST_FILES + 1L)
                    .sorted()
                    .toList());
        }
        if (found.size() > MOST_FILES) {
            throw new IOException("there are more than " + MOST_FILES + " scenario files");
        }
        List<ScenarioFile> files = new ArrayList<>();
        int characters = 0;
        for (Path each : found) {
            files.add(read(each));
            characters += files.get(files.size() - 1).text().length();
            if (characters > MOST_CHARACTERS) {
                throw new IOException("its scenario files have more than " + MOST_CHARACTERS + " characters");
            }
        }
        return Array.ofAll(files);
    }

    private static ScenarioFile read(Path path) throws IOException {
        byte[] bytes;
        try (InputStream in = Files.newInputStream(path)) {
            bytes = in.readNBytes(MOST_BYTES + 1);
        }
        String text = bytes.length > MOST_BYTES
                ? new String(bytes, StandardCharsets.UTF_8)
                : StandardCharsets.UTF_8
                        .newDecoder()
                        .decode(ByteBuffer.wrap(bytes))
                        .toString();
        return new ScenarioFile(path.toString().replace('\\', '/'), text);
    }
}
