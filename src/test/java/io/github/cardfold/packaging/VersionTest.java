package io.github.cardfold.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The library has one version: the pom's. What else names it follows it. */
class VersionTest {
    private static final List<Path> ASKING = List.of(
            Path.of("README.md"),
            Path.of("examples", "embed", "pom.xml"),
            Path.of("examples", "plugin", "pom.xml"),
            Path.of("examples", "bench", "pom.xml"));

    private static final Pattern ASKED =
            Pattern.compile("(?:<cardfold.version>|<artifactId>cardfold</artifactId><version>)([^<$]+)<");

    @TempDir
    private Path folder;

    private static String ofThePom() throws Exception {
        var version = Pattern.compile("<artifactId>cardfold</artifactId>\\s*<version>([^<]+)</version>")
                .matcher(Files.readString(Path.of("pom.xml")));
        assertTrue(version.find());
        return version.group(1);
    }

    private static List<String> asked(Path page) throws Exception {
        return ASKED.matcher(Files.readString(page))
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList();
    }

    @Test
    void rulesSayTheVersionOfThePom() throws Exception {
        assertEquals(
                "cardfold " + ofThePom(),
                Cardfight.rules().manifest().lines().findFirst().orElseThrow());
    }

    @Test
    void whatAsksForTheLibraryAsksForThisOne() throws Exception {
        for (Path page : ASKING) {
            assertEquals(List.of(ofThePom()), asked(page), page::toString);
        }
    }

    /** {@code mvn versions:set} changes the pom; the other half of the documented command changes the rest. */
    @Test
    void aNewVersionReachesAllThatAsk() throws Exception {
        Path program = Path.of("src", "build", "java", "ExamplesVersion.java").toAbsolutePath();
        for (Path page : ASKING) {
            Path copy = folder.resolve(page.toString().replace('/', '-'));
            Files.copy(page, copy);
            Ran.in(folder, List.of(Jdk.running().program("java"), program.toString(), "12.3.4", copy.toString()))
                    .done();
            assertEquals(List.of("12.3.4"), asked(copy));
        }
    }
}
