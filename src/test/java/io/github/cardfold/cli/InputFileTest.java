package io.github.cardfold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.scenario.ScenarioFile;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of any size are read up to a limit. */
class InputFileTest {
    @TempDir
    private Path folder;

    /** A file that takes no room on the disk, however long. */
    private Path file(String name, long bytes) throws IOException {
        Path path = folder.resolve(name);
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
            file.setLength(bytes);
        }
        return path;
    }

    @ParameterizedTest
    @ValueSource(strings = {"deck check", "replay", "explain", "upgrade"})
    void aFileThatIsTooLargeIsRefused(String command) throws IOException {
        String name = file("large", 3_000_000_000L).toString();
        Shell run = Shell.run((command + " " + name).split(" "));
        assertEquals(
                "cardfold: '" + name + "' has more than 16000000 bytes",
                run.err().lines().findFirst().orElse(""));
    }

    @Test
    void aFileOfTheGreatestSizeIsRead() throws IOException {
        assertEquals(16_000_000, InputFile.bytes(file("most", 16_000_000).toString(), "").length);
        String name = file("more", 16_000_001).toString();
        assertThrows(UsageException.class, () -> InputFile.bytes(name, ""));
    }

    @Test
    void ofAScenarioThatIsTooLargeNoMoreIsReadThanTellsIt() throws IOException {
        String name = file("large.json", 3_000_000_000L).toString();
        assertEquals(16_000_001, ScenarioFile.at(Path.of(name)).get(0).text().length());
        assertEquals(Status.FAILED, Shell.run("scenario", name).status());
    }

    @Test
    void theScenariosOfAFolderAreLimitedTogether() throws IOException {
        for (int i = 0; i < 3; i++) {
            file(i + ".json", 12_000_000);
        }
        IOException many = assertThrows(IOException.class, () -> ScenarioFile.at(folder));
        assertEquals("its scenario files have more than 32000000 characters", many.getMessage());
        Files.delete(folder.resolve("2.json"));
        assertEquals(2, ScenarioFile.at(folder).size());
    }
}
