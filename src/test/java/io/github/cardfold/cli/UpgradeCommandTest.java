package io.github.cardfold.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UpgradeCommandTest {
    private static final String SCENARIO =
            "{\r\n  \"start\": \"9.9\",  \r\n  \"name\": \"é\",\r\n  \"begin\": {\"turn\": \"A 3\"}\r\n}";
    private static final String PACK =
            "{\"id\": \"p\", \"version\":0 ,\"format\": \"cardfold pack\", \"pack version\": \"1\", \"cards\": []}\n";
    private static final String NEW =
            "{\"version\": 3, \"name\": \"x\", \"start\": \"9.9\", \"begin\": {\"turn\": \"A 3\"}}";
    private static final FileTime LONG_AGO = FileTime.fromMillis(1_000_000_000_000L);

    @TempDir
    private Path folder;

    private Path file(String name, String text) throws IOException {
        return file(name, text.getBytes(StandardCharsets.UTF_8));
    }

    private Path file(String name, byte[] bytes) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
        return Files.setLastModifiedTime(file, LONG_AGO);
    }

    private static void assertUntouched(Path file, String text) throws IOException {
        assertEquals(text, Files.readString(file));
        assertEquals(LONG_AGO, Files.getLastModifiedTime(file), file.toString());
    }

    private long files() throws IOException {
        try (Stream<Path> walk = Files.walk(folder)) {
            return walk.filter(each -> !Files.isDirectory(each)).count();
        }
    }

    @Test
    void aFileIsRewrittenWhereItIs() throws IOException {
        Path file = file("old.json", SCENARIO);
        assertEquals(
                file + ": a scenario file, format 0 to 3\n1 rewritten, 0 already new, 0 left alone, 0 failed\n",
                Shell.done("upgrade", file.toString()));
        assertArrayEquals(
                SCENARIO.replaceFirst("\\{\r\n", "{\r\n  \"version\": 3,\r\n").getBytes(StandardCharsets.UTF_8),
                Files.readAllBytes(file));
        assertEquals(1, files());
        assertEquals("1 passed, 0 failed\n", Shell.done("scenario", file.toString()));
    }

    @Test
    void aNewFileIsNotTouchedAndSaysSo() throws IOException {
        Path file = file("new.json", NEW);
        assertEquals(
                file + ": a scenario file of format 3 already\n0 rewritten, 1 already new, 0 left alone, 0 failed\n",
                Shell.done("upgrade", file.toString()));
        assertUntouched(file, NEW);
    }

    @Test
    void aFileOfAnotherFormatIsNotTouched() throws IOException {
        String state = "{\"format\": \"cardfold state\", \"version\": 0}";
        Path file = file("state.json", state);
        assertEquals(
                file + ": of a format that is not rewritten\n0 rewritten, 0 already new, 1 left alone, 0 failed\n",
                Shell.done("upgrade", file.toString()));
        assertUntouched(file, state);
    }

    @Test
    void ofAFolderAllFilesOfBothFormatsAreRewrittenInOrderAndNoOthers() throws IOException {
        Path b = file("b/scenario.json", SCENARIO);
        Path a = file("a.pack.json", PACK);
        Path isNew = file("c.json", NEW);
        Path other = file("d.json", "{\"name\": \"x\", \"version\": 0}");
        Path unnamed = file("e.txt", SCENARIO);
        assertEquals(
                a + ": a pack, format 0 to 2\n" + b + ": a scenario file, format 0 to 3\n"
                        + "2 rewritten, 1 already new, 1 left alone, 0 failed\n",
                Shell.done("upgrade", folder.toString()));
        assertEquals(PACK.replace(":0", ":2"), Files.readString(a));
        assertUntouched(isNew, NEW);
        assertUntouched(other, "{\"name\": \"x\", \"version\": 0}");
        assertUntouched(unnamed, SCENARIO);
        assertEquals(5, files());
        assertEquals("0 rewritten, 3 already new, 1 left alone, 0 failed\n", Shell.done("upgrade", folder.toString()));
    }

    @Test
    void ofBrokenFilesEachIsNamedAndTheOthersAreRewritten() throws IOException {
        Path good = file("a.json", SCENARIO);
        String broken = "{\n  \"name\": \"x\",\n  \"start\" \"9.9\"\n}";
        Path bad = file("b.json", broken);
        Path binary = file("c.json", new byte[] {'"', (byte) 0xff, '"'});
        Path newer = file("d.json", PACK.replace(":0", ":3"));
        Path last = file("e.json", PACK);
        Shell run = Shell.run("upgrade", folder.toString());
        assertEquals(Status.FAILED, run.status());
        assertEquals(
                List.of(
                        good + ": a scenario file, format 0 to 3",
                        last + ": a pack, format 0 to 2",
                        "2 rewritten, 0 already new, 0 left alone, 3 failed"),
                run.lines());
        List<String> complaints = run.err().lines().toList();
        assertEquals(3, complaints.size(), run.err());
        assertTrue(complaints.get(0).startsWith("cardfold: " + bad + ": $.start: expected JSON, "), run.err());
        assertTrue(complaints.get(0).endsWith(" at line 3, column 3"), run.err());
        assertEquals("cardfold: '" + binary + "' is not text in UTF-8", complaints.get(1));
        assertEquals(
                "cardfold: " + newer + ": $.version: expected format 2, which this version of Cardfold reads, found a"
                        + " pack of format 3",
                complaints.get(2));
        assertUntouched(bad, broken);
        assertUntouched(newer, PACK.replace(":0", ":3"));
    }

    @Test
    void aFileThatNobodyMayWriteToStaysAsItIs() throws IOException {
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
        Path file = file("old.json", SCENARIO);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
        Shell run = Shell.run("upgrade", file.toString());
        assertEquals(Status.FAILED, run.status());
        assertEquals("cardfold: '" + file + "' cannot be written: permission denied\n", run.err());
        assertUntouched(file, SCENARIO);
        assertEquals(1, files());
    }

    @Test
    void aFileKeepsItsPermissions() throws IOException {
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
        Path file = file("old.json", SCENARIO);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-xr--"));
        Shell.done("upgrade", file.toString());
        assertEquals("rw-r-xr--", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }

    @Test
    void aLinkThatIsNamedLeadsToItsFileAndStaysALink() throws IOException {
        Path file = file("there/old.json", SCENARIO);
        Path link = Files.createSymbolicLink(folder.resolve("link.json"), file);
        Shell.done("upgrade", link.toString());
        assertTrue(Files.isSymbolicLink(link));
        assertTrue(Files.readString(file).contains("\"version\": 3"));
        assertEquals(2, files());
        Path linked = Files.createSymbolicLink(folder.resolve("linked"), file.getParent());
        assertEquals("0 rewritten, 1 already new, 0 left alone, 0 failed\n", Shell.done("upgrade", linked.toString()));
    }

    @Test
    void linksInAFolderLeadNowhere() throws IOException {
        Path outside = file("outside/old.json", SCENARIO);
        file("inside/new.json", NEW);
        Path inside = folder.resolve("inside");
        Files.createSymbolicLink(inside.resolve("file.json"), outside);
        Files.createSymbolicLink(inside.resolve("folder"), outside.getParent());
        Files.createSymbolicLink(inside.resolve("round"), inside);
        assertEquals("0 rewritten, 1 already new, 0 left alone, 0 failed\n", Shell.done("upgrade", inside.toString()));
        assertUntouched(outside, SCENARIO);
    }

    @Test
    void whatIsNotThereIsBadUsageAndNothingIsRewritten() throws IOException {
        Path file = file("old.json", SCENARIO);
        assertEquals("cardfold: there is no file 'nix'", Shell.misused("upgrade", file.toString(), "nix"));
        assertUntouched(file, SCENARIO);
        assertEquals("cardfold: FILE|DIR is missing (see cardfold upgrade --help)", Shell.misused("upgrade"));
        Path empty = Files.createDirectories(folder.resolve("empty"));
        assertEquals(
                "cardfold: there is no file whose name ends in .json in the folder '" + empty + "'",
                Shell.misused("upgrade", empty.toString()));
    }

    @Test
    void theFilesOfAFolderAreLimited() throws IOException {
        for (int i = 0; i <= JsonFiles.MOST_FILES; i++) {
            Files.createFile(folder.resolve(i + ".json"));
        }
        assertEquals(
                "cardfold: there are more than 10000 files whose names end in .json in the folder '" + folder + "'",
                Shell.misused("upgrade", folder.toString()));
        assertFalse(Files.readAllBytes(folder.resolve("0.json")).length > 0);
    }
}
