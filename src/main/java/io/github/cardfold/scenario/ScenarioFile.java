package io.github.cardfold.scenario;

import static java.util.Objects.requireNonNull;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The text of a scenario file and where it came from. Immutable. */
public final class ScenarioFile {
    /** The greatest number of files below a directory. */
    public static final int MOST_FILES = 10_000;

    /** The greatest number of characters of all files below a directory together. */
    public static final int MOST_CHARACTERS = 32_000_000;

    /** More bytes are never read of one file, which has then more characters than are read as JSON. */
    private static final int MOST_BYTES = 16_000_000;

    private static final String ENDING = ".json";

    private final String source;
    private final String text;
    private final Option<Path> folder;
    private final Option<String> problem;

    private ScenarioFile(String source, String text, Option<Path> folder, Option<String> problem) {
        this.source = source;
        this.text = text;
        this.folder = folder;
        this.problem = problem;
    }

    /**
     * Makes one of a text that lies in no folder, so that it can name no pack files.
     *
     * @param source the name by which reports speak of it
     * @param text JSON
     */
    public ScenarioFile(String source, String text) {
        this(requireNonNull(source, "source"), requireNonNull(text, "text"), Option.none(), Option.none());
    }

    /**
     * Returns the files of a path: the file itself, or all files below a directory whose names end in {@code .json}, in
     * the order of their names; those whose names end in {@code .pack.json} are packs and left out. A file of a
     * directory that cannot be read fails when it is run.
     *
     * @throws IOException if the path cannot be read, or there is more below it than {@link #MOST_FILES} files or
     *     {@link #MOST_CHARACTERS} characters
     */
    public static Array<ScenarioFile> at(Path path) throws IOException {
        requireNonNull(path, "path");
        if (!Files.isDirectory(path)) {
            return Array.of(read(path));
        }
        Array<Path> found;
        try (Stream<Path> walk = Files.walk(path)) {
            found = Array.ofAll(walk.filter(ScenarioFile::isScenario)
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
            files.add(readOrFailing(each));
            characters += files.get(files.size() - 1).text().length();
            if (characters > MOST_CHARACTERS) {
                throw new IOException("its scenario files have more than " + MOST_CHARACTERS + " characters");
            }
        }
        return Array.ofAll(files);
    }

    private static boolean isScenario(Path path) {
        return path.toString().endsWith(ENDING) && !path.toString().endsWith(PackNames.TREE);
    }

    private static ScenarioFile readOrFailing(Path path) {
        try {
            return read(path);
        } catch (IOException e) {
            return new ScenarioFile(source(path), "", Option.none(), Option.some(e.toString()));
        }
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
        return new ScenarioFile(
                source(path), text, Option.of(path.toAbsolutePath().getParent()), Option.none());
    }

    private static String source(Path path) {
        return path.toString().replace('\\', '/');
    }

    /** Returns the name by which reports speak of it. */
    public String source() {
        return source;
    }

    /** Returns the text, which is JSON; "" if it could not be read. */
    public String text() {
        return text;
    }

    /** Returns the folder that it lies in, none if it is no file. */
    Option<Path> folder() {
        return folder;
    }

    /** Returns why it could not be read, none if it could. */
    Option<String> problem() {
        return problem;
    }

    @Override
    public String toString() {
        return source;
    }
}
