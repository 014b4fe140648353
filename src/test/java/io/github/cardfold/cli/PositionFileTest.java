package io.github.cardfold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.scenario.Scenario;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The positions that commands take, tried by counting from them. */
class PositionFileTest {
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

    private String replay;
    private String state;

    @BeforeEach
    void record() {
        replay = folder.resolve("game.cfr").toString();
        state = folder.resolve("position.json").toString();
        Shell.done("play", "--seed", "3", "--out", replay);
        Shell.done("replay", replay, "--at", "50", "--out", state);
    }

    private static String counts(String... words) {
        String told = Shell.done(Array.of(words).prepend("perft").toJavaArray(String[]::new));
        return told.substring(told.indexOf("| ", 1), told.lastIndexOf('|'));
    }

    @Test
    void aMomentOfAReplayAndTheSavedStateCountAlike() {
        String counts = counts(state, "--depth", "2");
        assertTrue(counts.matches("\\| 1 [0-9]+ [0-9]+ "), counts);
        assertEquals(counts, counts(replay, "--at", "50", "--depth", "2"));
        String text = folder.resolve("position.txt").toString();
        Shell.done("replay", replay, "--at", "50", "--out", text);
        assertEquals(counts, counts(text, "--depth", "2"));
    }

    @Test
    void theFirstPositionOfAScenarioIsCounted() throws IOException {
        Path file = folder.resolve("call.json");
        Files.writeString(file, CALL);
        int legal = Scenario.read("call.json", CALL).start().legalActions().size();
        assertEquals("| 1 " + legal + " ", counts(file.toString(), "--depth", "1"));
    }

    @Test
    void whatIsNoPositionIsBadUsage() {
        assertEquals(
                "cardfold: " + replay + " is a replay, and --at must say which position of it is meant",
                Shell.misused("perft", replay));
        assertEquals(
                "cardfold: " + state + " is no replay, of which --at could name a position",
                Shell.misused("perft", state, "--at", "3"));
        assertTrue(Shell.misused("perft", "README.md").startsWith("cardfold: README.md: $: expected JSON, found "));
    }
}
