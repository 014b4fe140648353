package io.github.cardfold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplainCommandTest {
    @TempDir
    private Path folder;

    private String file;

    @BeforeEach
    void lay() throws IOException {
        file = folder.resolve("call.json").toString();
        Files.writeString(Path.of(file), """
                {
                  "version": 3,
                  "name": "a squire may be called, a champion may not",
                  "table": {"A": {"vanguard": "knight", "front left": "cadet", "hand": ["squire", "champion"]}},
                  "start": "9.9",
                  "begin": {"asked": "A 9.9.2"}
                }
                """);
    }

    @Test
    void whySomebodyIsAskedIsSaid() {
        String told = Shell.done("explain", file);
        assertTrue(told.startsWith("A is asked: "), told);
        assertTrue(told.contains("\nBy 9.9.2"), told);
    }

    @Test
    void howACharacteristicComesAboutIsSaid() {
        String told = Shell.done("explain", file, "--unit", "A front left", "--characteristic", "power");
        assertTrue(told.matches("(?s)[^\n]+: power [0-9]+\n  [0-9]+ to start with .*"), told);
        String all = Shell.done("explain", file, "--unit", "A front left");
        assertTrue(all.contains(told) && all.length() > told.length(), all);
    }

    @Test
    void howAValueOfPropertyComesAboutIsSaid() throws IOException {
        String realm = folder.resolve("realm.json").toString();
        Files.writeString(Path.of(realm), """
                {"version": 3, "game": "vandaria", "name": "a guarded Territory",
                 "table": {"A": {"game zone": ["saltgate", "reed-warden"]}, "B": {"game zone": "kilnhold"},
                   "links": [{"kind": "guards", "from": "A game zone:1", "to": "A game zone:0"}]},
                 "start": "8.4", "begin": {"zones": {"B game zone": "kilnhold"}}}
                """);
        String told = Shell.done("explain", realm, "--unit", "A game zone:0", "--characteristic", "gold-produce");
        assertTrue(told.matches("(?s)Saltgate: gold produce [0-9]+\n  [0-9]+ to start with .*"), told);
        String all = Shell.done("explain", realm, "--unit", "A game zone:0");
        assertTrue(all.contains(told) && all.contains("Saltgate: defense ") && !all.contains(": atk"), all);
        assertEquals(
                "cardfold: there is no unit on 'A game zone:7', only on A game zone:0, A game zone:1, B game zone:0",
                Shell.misused("explain", realm, "--unit", "A game zone:7"));
        assertTrue(Shell.misused("explain", realm, "--unit", "A game zone:0", "--characteristic", "power")
                .startsWith("cardfold: invalid value for option '--characteristic': expected one of [atk, "));
    }

    @Test
    void whyAnActionIsNotLegalIsSaid() {
        String legal = "A call squire from hand";
        assertEquals("legal: " + legal + "\n", Shell.done("explain", file, "--action", legal));
        String told = Shell.done("explain", file, "--action", "A call champion from hand");
        assertTrue(told.matches("(?s)[0-9.]+: .*grade.*\nThe rule: .*\n"), told);
    }

    @Test
    void theEndOfAGameIsExplainedToo() {
        String replay = folder.resolve("game.cfr").toString();
        Shell.done("play", "--seed", "3", "--out", replay);
        String answers = Shell.done("replay", replay).replaceAll("(?s).*recorded, ([0-9]+) answers.*", "$1");
        assertEquals(
                "nobody is asked: the game is over, B wins by 13.2.2\n",
                Shell.done("explain", replay, "--at", answers));
    }

    @Test
    void whatCannotBeExplainedIsBadUsage() {
        assertEquals(
                "cardfold: there is no unit on 'A frunt left', only on A front left, A vanguard, B vanguard",
                Shell.misused("explain", file, "--unit", "A frunt left"));
        assertTrue(Shell.misused("explain", file, "--action", "A dance").startsWith("cardfold: --action 'A dance': "));
        assertEquals(
                "cardfold: --unit and --action ask two questions; ask one at a time",
                Shell.misused("explain", file, "--unit", "A front left", "--action", "A pass"));
        assertEquals(
                "cardfold: --characteristic needs --unit, which says whose",
                Shell.misused("explain", file, "--characteristic", "power"));
        assertTrue(Shell.misused("explain", file, "--unit", "A front left", "--characteristic", "beauty")
                .startsWith("cardfold: invalid value for option '--characteristic': expected one of ["));
        assertEquals("cardfold: POSITION is missing (see cardfold explain --help)", Shell.misused("explain"));
        assertEquals("cardfold: there is no file 'nix'", Shell.misused("explain", "nix"));
    }
}
