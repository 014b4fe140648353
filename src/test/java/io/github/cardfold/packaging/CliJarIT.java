package io.github.cardfold.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The command line is one jar that runs on its own, from anywhere. */
class CliJarIT {
    @TempDir
    private Path folder;

    static List<Jdk> jdks() {
        return Jdk.toTry();
    }

    private Ran cardfold(Jdk jdk, String... words) throws Exception {
        List<String> command = new ArrayList<>(List.of(jdk.program("java"), "-jar", Built.CLI.toString()));
        command.addAll(List.of(words));
        return Ran.in(folder, command);
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void playsTheGameOfTheReadme(Jdk jdk) throws Exception {
        String game = cardfold(jdk).done();
        String last = Files.readAllLines(Path.of("README.md")).stream()
                .filter(line -> line.startsWith("seed 1, "))
                .findFirst()
                .orElseThrow();
        assertTrue(game.endsWith("\n" + last + "\n"), game);
        assertEquals("", cardfold(jdk).err());
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void saysWhatIsWrongByItsExitStatus(Jdk jdk) throws Exception {
        Files.writeString(folder.resolve("empty.deck"), "[Main deck]\n");
        assertEquals(0, cardfold(jdk, "deck", "check", "tidal-archive").status());
        assertEquals(1, cardfold(jdk, "deck", "check", "empty.deck").status());
        Ran misused = cardfold(jdk, "plya");
        assertEquals(2, misused.status());
        assertEquals(
                "cardfold: there is no command 'plya'; did you mean 'play' or 'replay'? (see cardfold --help)\n",
                misused.err());
    }

    @Test
    void knowsWhereARuleIsCarriedOut() throws Exception {
        String told = cardfold(Jdk.running(), "rules", "13.2.2").done();
        assertTrue(told.contains("\n  carried out in cardfight.rule.Losing"), told);
        assertTrue(told.contains("\n  tried in cardfight.rule.LosingTest#"), told);
    }

    @Test
    void knowsItsVersion() throws Exception {
        assertEquals(
                "cardfold " + Built.VERSION,
                cardfold(Jdk.running(), "--version").done().strip());
    }
}
