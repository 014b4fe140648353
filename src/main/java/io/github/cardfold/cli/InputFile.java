package io.github.cardfold.cli;

import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads the files that the command line names. */
final class InputFile {
    /** The greatest number of bytes of a file; every reader takes less. */
    static final int MOST_BYTES = 16_000_000;

    private InputFile() {}

    /**
     * Returns the text of a file.
     *
     * @param missing what to add to the sentence that there is no such file
     * @throws UsageException if there is no such text
     */
    static String text(String name, String missing) {
        byte[] bytes = bytes(name, missing);
        return read(file(name, missing), name, path -> text(bytes));
    }

    /**
     * Returns the bytes of a file.
     *
     * @param missing what to add to the sentence that there is no such file
     * @throws UsageException if there are none
     */
    static byte[] bytes(String name, String missing) {
        byte[] bytes = read(file(name, missing), name, InputFile::start);
        if (bytes.length > MOST_BYTES) {
            throw new UsageException("'" + name + "' has more than " + MOST_BYTES + " bytes");
        }
        return bytes;
    }

    /** Reads what a file may have at most, and a byte more: some files have no size, and no end. */
    private static byte[] start(Path path) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            return in.readNBytes(MOST_BYTES + 1);
        }
    }

    private static String text(byte[] bytes) throws CharacterCodingException {
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes))
                .toString();
    }

    /**
     * Returns what somebody reads from a file or folder.
     *
     * @throws UsageException if there is neither, or it cannot be read
     */
    static <T> T any(String name, Reading<T> reading) {
        return read(existing(name, ""), name, reading);
    }

    private static <T> T read(Path path, String name, Reading<T> reading) {
        try {
            return reading.from(path);
        } catch (CharacterCodingException binary) {
            throw new UsageException("'" + name + "' is not text in UTF-8", binary);
        } catch (IOException unreadable) {
            throw new UsageException("'" + name + "' cannot be read: " + reason(unreadable), unreadable);
        }
    }

    private static Path file(String name, String missing) {
        Path path = existing(name, missing);
        if (Files.isDirectory(path)) {
            throw new UsageException("'" + name + "' is a folder, not a file");
        }
        return path;
    }

    private static Path existing(String name, String missing) {
        Path path = path(name);
        if (!exists(name)) {
            throw new UsageException("there is no file '" + name + "'" + missing);
        }
        return path;
    }

    /** Tells whether there is a file or folder of that name. */
    static boolean exists(String name) {
        return Files.exists(path(name));
    }

    static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException impossible) {
            throw new UsageException("'" + name + "' cannot be the name of a file", impossible);
        }
    }

    /** What the system says about a file; its exceptions often say the name alone. */
    static String reason(IOException failed) {
        if (failed instanceof NoSuchFileException) {
            return "there is no such folder";
        }
        if (failed instanceof AccessDeniedException) {
            return "permission denied";
        }
        Option<String> said = failed instanceof FileSystemException system
                ? Option.of(system.getReason())
                : Option.of(failed.getMessage());
        return said.getOrElse(() -> failed.getClass().getSimpleName());
    }

    /** How something is read from a path. */
    interface Reading<T> {
        T from(Path path) throws IOException;
    }
}
