package io.github.cardfold.cli;

import static java.nio.file.attribute.PosixFilePermission.GROUP_WRITE;
import static java.nio.file.attribute.PosixFilePermission.OTHERS_WRITE;
import static java.nio.file.attribute.PosixFilePermission.OWNER_WRITE;

import io.github.cardfold.json.ReplayJson;
import io.github.cardfold.replay.Replay;
import io.github.cardfold.replay.ReplayBytes;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;

/** Writes the files that the command line asks for. */
final class OutputFile {
    private OutputFile() {}

    /**
     * Writes a replay, in the form that the name of the file asks for.
     *
     * @throws UsageException if there can be no such file
     */
    static void replay(String name, Replay replay) {
        if (name.endsWith(".json")) {
            text(name, ReplayJson.write(replay));
        } else {
            bytes(name, ReplayBytes.write(replay));
        }
    }

    /**
     * Writes a text, which ends with its last line.
     *
     * @throws UsageException if there can be no such file
     */
    static void text(String name, String text) {
        bytes(name, (text.stripTrailing() + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Refuses a name under which nothing can be written, before it is too late.
     *
     * @throws UsageException if there is no such folder, or the name is a folder's
     */
    static void check(String name) {
        Path path = InputFile.path(name).toAbsolutePath();
        Path folder = path.getParent();
        if (Files.isDirectory(path)) {
            throw new UsageException("the file '" + name + "' cannot be written: it is a folder");
        }
        if (folder != null && !Files.isDirectory(folder)) {
            throw new UsageException("the file '" + name + "' cannot be written: there is no folder " + folder);
        }
    }

    /**
     * Puts a text into the place of a file, in one move: whoever reads the file finds the whole old text or the whole
     * new one. It keeps its permissions; of a link, the file that it leads to is replaced.
     *
     * @throws UsageException if the file cannot be written
     */
    static void replace(String name, String text) {
        try {
            Path file = InputFile.path(name).toRealPath();
            Option<PosixFileAttributeView> old = permissions(file);
            if (!Files.isRegularFile(file)) {
                throw new UsageException("'" + name + "' cannot be written: it is no ordinary file");
            }
            if (!Files.isWritable(file) || old.isDefined() && isReadOnly(old.get())) {
                throw new AccessDeniedException(name);
            }
            Path beside = Files.createTempFile(file.resolveSibling(""), ".cardfold", ".tmp");
            try {
                Files.writeString(beside, text);
                if (old.isDefined()) {
                    Files.setPosixFilePermissions(
                            beside, old.get().readAttributes().permissions());
                }
                Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(beside);
            }
        } catch (IOException unwritable) {
            throw new UsageException("'" + name + "' cannot be written: " + InputFile.reason(unwritable), unwritable);
        }
    }

    /** The permissions of a file, none where the system has no such ones. */
    private static Option<PosixFileAttributeView> permissions(Path file) {
        return Option.of(Files.getFileAttributeView(file, PosixFileAttributeView.class));
    }

    /** Nobody may write to it, though some may do whatever they like. */
    private static boolean isReadOnly(PosixFileAttributeView view) throws IOException {
        return !Array.of(OWNER_WRITE, GROUP_WRITE, OTHERS_WRITE)
                .exists(view.readAttributes().permissions()::contains);
    }

    private static void bytes(String name, byte[] bytes) {
        try {
            Files.write(InputFile.path(name), bytes);
        } catch (IOException unwritable) {
            throw new UsageException(
                    "the file '" + name + "' cannot be written: " + InputFile.reason(unwritable), unwritable);
        }
    }
}
