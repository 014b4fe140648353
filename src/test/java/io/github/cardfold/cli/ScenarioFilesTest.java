package io.github.cardfold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.scenario.Scenario;
import io.github.cardfold.scenario.ScenarioFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScenarioFilesTest {
    private static final Path SHIPPED = Path.of("examples", "scenarios", "jp", "13");

    private static final String CALL = """
            {
              "version": 3,
              "name": "a squire may be called",
              "table": {"A": {"vanguard": "knight", "hand": ["squire"]}},
              "start": "9.9",
              "begin": {"asked": "A 9.9.2"}
            }
            """;

    @TempDir
    private Path folder;

    private String call() throws IOException {
        Path file = folder.resolve("call.json");
        Files.writeString(file, CALL);
        return file.toString();
    }

    @Test
    void aFolderIsRunAsAWhole() throws IOException {
        int scenarios = ScenarioFile.at(SHIPPED).flatMap(Scenario::all).size();
        assertEquals(scenarios + " passed, 0 failed\n", Shell.done("scenario", SHIPPED.toString()));
    }

    @Test
    void whatPassedIsToldToo() throws IOException {
        String file = call();
        List<String> lines = Shell.done("scenario", "--verbose", file).lines().toList();
        assertEquals("passed " + file + ": a squire may be called", lines.get(0));
        assertEquals("1 passed, 0 failed", lines.get(1));
    }

    @Test
    void whatDoesNotHoldFailsAndSaysWhatWasSo() throws IOException {
        Path wrong = folder.resolve("wrong.json");
        Files.writeString(wrong, CALL.replaceFirst("\"asked\": \"A 9.9.2\"", "\"asked\": \"B 9.9.2\""));
        Shell run = Shell.run("scenario", wrong.toString(), call());
        assertEquals(Status.FAILED, run.status());
        assertEquals("", run.err());
        assertTrue(run.out().contains("$.begin.asked\n    expected: B 9.9.2\n    found:    A 9.9.2"), run.out());
        assertTrue(run.out().endsWith("1 passed, 1 failed\n"), run.out());
    }

    @Test
    void whatCannotBeReadAsAScenarioFails() throws IOException {
        Path text = folder.resolve("text.json");
        Files.writeString(text, "nonsense");
        Shell run = Shell.run("scenario", folder.toString());
        assertEquals(Status.FAILED, run.status());
        assertTrue(run.out().startsWith("FAILED " + text), run.out());
    }

    @Test
    void whatIsNotThereIsBadUsage() throws IOException {
        assertEquals("cardfold: there is no file 'nix'", Shell.misused("scenario", "nix"));
        assertEquals("cardfold: FILE|DIR is missing (see cardfold scenario --help)", Shell.misused("scenario"));
        assertEquals(
                "cardfold: there is no file whose name ends in .json in the folder '" + folder + "'",
                Shell.misused("scenario", folder.toString()));
        Path binary = folder.resolve("binary.json");
        Files.write(binary, new byte[] {(byte) 0xff});
        assertEquals("cardfold: '" + binary + "' is not text in UTF-8", Shell.misused("scenario", binary.toString()));
    }
}
