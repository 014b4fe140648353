package io.github.cardfold.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.data.Format;
import io.vavr.collection.Array;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each scenario is a test of its name, which fails if something does not hold or the file cannot be read. */
class ScenarioTestsTest {
    @TempDir
    private Path folder;

    private Array<DynamicTest> tests(String end) throws IOException {
        Files.writeString(folder.resolve("a.json"), """
                {"version": %d, "name": "a turn", "start": "9.9", "variants": [
                  {"name": "one", "end": {"zones": {"A hand": []}}}, {"name": "two", "end": %s}]}
                """.formatted(Format.SCENARIO.number(), end));
        return Array.ofAll(ScenarioTests.in(folder).toList());
    }

    private static String failure(DynamicTest test) {
        return assertThrows(AssertionError.class, () -> test.getExecutable().execute())
                .getMessage();
    }

    @Test
    void eachVariantIsATest() throws Throwable {
        Array<DynamicTest> tests = tests("{\"zones\": {\"A hand\": \"squire\"}}");
        assertEquals(Array.of("a turn: one", "a turn: two"), tests.map(DynamicTest::getDisplayName));
        tests.head().getExecutable().execute();
        String said = failure(tests.last());
        assertTrue(said.contains("$.variants[1].end.zones[\"A hand\"]"), said);
        assertTrue(tests.head().getTestSourceUri().orElseThrow().getPath().endsWith("a.json"));
    }

    @Test
    void aFileThatCannotBeReadIsATestThatFails() throws IOException {
        Array<DynamicTest> tests = tests("{\"zones\": {\"A pocket\": []}}");
        assertEquals(1, tests.size());
        assertTrue(failure(tests.head()).contains("A pocket"), failure(tests.head()));
    }

    @Test
    void aFolderWithoutFilesIsAMistake() {
        assertThrows(IllegalArgumentException.class, () -> ScenarioTests.in(folder));
        assertThrows(UncheckedIOException.class, () -> ScenarioTests.in(folder.resolve("none")));
    }
}
