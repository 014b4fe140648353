package io.github.cardfold.cli;

import io.github.cardfold.json.ReplayJson;
import io.github.cardfold.replay.Replay;
import io.github.cardfold.replay.ReplayBytes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

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

    private static void bytes(String name, byte[] bytes) {
        try {
            Files.write(InputFile.path(name), bytes);
        } catch (IOException unwritable) {
            throw new UsageException(
                    "the file '" + name + "' cannot be written: " + InputFile.reason(unwritable), unwritable);
        }
    }
}
