package io.github.cardfold.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Reads the files that the command line names. */
final class InputFile {
    private InputFile() {}

    /**
     * Returns the text of a file.
     *
     * @param missing what to add to the sentence that there is no such file
     * @throws UsageException if there is no such text
     */
    static String text(String name, String missing) {
        try {
            return Files.readString(existing(name, missing), StandardCharsets.UTF_8);
        } catch (CharacterCodingException binary) {
            throw new UsageException("the file '" + name + "' is not text in UTF-8", binary);
        } catch (IOException unreadable) {
            throw unreadable(name, unreadable);
        }
    }

    private static Path existing(String name, String missing) {
        Path path = path(name);
        if (!Files.exists(path)) {
            throw new UsageException("there is no file '" + name + "'" + missing);
        }
        if (Files.isDirectory(path)) {
            throw new UsageException("'" + name + "' is a folder, not a file");
        }
        return path;
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException impossible) {
            throw new UsageException("'" + name + "' cannot be the name of a file", impossible);
        }
    }

    private static UsageException unreadable(String name, IOException unreadable) {
        return new UsageException("the file '" + name + "' cannot be read: " + unreadable.getMessage(), unreadable);
    }
}
