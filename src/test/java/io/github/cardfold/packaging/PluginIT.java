package io.github.cardfold.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.cardfold.data.Format;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The example of a plugin is found on the class path and on the module path. */
class PluginIT {
    private static final Path EXAMPLE = Path.of("examples", "plugin");
    private static final String MODULE = "io.github.cardfold.lanterns";
    private static final String MAIN = MODULE + ".Main";

    /** A pack of somebody else's with a word of the example's. */
    private static final String PACK = """
            {"format": "cardfold pack", "version": %d, "id": "mine", "pack version": "1", "cards": [{"id": "wick",
              "name": "Wick", "grade": 1, "abilities": [{"act": {"in": "rc", "then": {"kindle": 2}}}]}]}""".formatted(Format.PACK.number());

    private static final String SCENARIO = """
            {"version": %d, "name": "kindled", "start": "9.9", "seed": 1,
             "cards": [{"id": "wick", "grade": 1, "abilities": [{"act": {"in": "rc", "then": {"kindle": 2}}}]}],
             "table": {"A": {"front left": "wick", "deck": ["knight", "squire", "cadet"]}},
             "play": [{"do": "A activate wick on front left"}],
             "end": {"zones": {"A lantern zone": ["knight", "squire"]}}}""".formatted(Format.SCENARIO.number());

    @TempDir
    private Path folder;

    static List<Jdk> jdks() {
        return Jdk.toTry();
    }

    private static Path jar(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String libraries() throws Exception {
        return Built.join(
                Built.JAR, Built.LIBRARIES, jar(ObjectMapper.class), jar(JsonParser.class), jar(JsonProperty.class));
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void isFoundOnTheClassPath(Jdk jdk) throws Exception {
        compile(jdk, false, "-cp", libraries());
        isPlayed(jdk, "-cp", folder + File.pathSeparator + libraries(), MAIN);
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void isFoundOnTheModulePath(Jdk jdk) throws Exception {
        compile(jdk, true, "--module-path", libraries());
        Files.delete(folder.resolve("META-INF/services/io.github.cardfold.spi.Plugin"));
        isPlayed(jdk, "--module-path", folder + File.pathSeparator + libraries(), "-m", MODULE + "/" + MAIN);
    }

    /** The command line, packed, reads words of a plugin that lies in a jar beside it, and plays with its rules. */
    @ParameterizedTest
    @MethodSource("jdks")
    void theCommandLineFindsItInAJar(Jdk jdk) throws Exception {
        compile(jdk, false, "-cp", libraries());
        Path beside = Files.createDirectory(folder.resolve("beside"));
        Path jar = beside.resolve("lanterns.jar");
        run(Stream.of(List.of(
                jdk.program("jar"),
                "--create",
                "--file",
                jar + "",
                "-C",
                folder + "",
                "io",
                "-C",
                folder + "",
                "META-INF")));
        Path pack = Files.writeString(beside.resolve("mine.pack.json"), PACK);
        Path scenario = Files.writeString(beside.resolve("kindled.json"), SCENARIO);
        String path = Built.CLI + File.pathSeparator + jar;
        assertTrue(cli(jdk, path, "cards", "check", pack + "").done().contains("1 card"));
        assertTrue(cli(jdk, path, "cards", "show", "--pack", pack + "", "wick")
                .done()
                .contains("indle 2"));
        assertTrue(cli(jdk, path, "scenario", scenario + "").done().contains("1 passed"));
        assertTrue(cli(jdk, path, "fuzz", "--games", "1").done().contains("mother-of-moths"));
        Ran without = cli(jdk, Built.CLI + "", "cards", "check", pack + "");
        assertEquals(1, without.status());
        assertTrue((without.out() + without.err()).contains("kindle"), without.out() + without.err());
    }

    private Ran cli(Jdk jdk, String path, String... words) throws Exception {
        List<String> java = List.of(jdk.program("java"), "-cp", path, "io.github.cardfold.cli.Main");
        return Ran.in(folder, Stream.concat(java.stream(), Stream.of(words)).toList());
    }

    private void compile(Jdk jdk, boolean isModule, String... path) throws Exception {
        Stranger.copy(EXAMPLE.resolve("src/main/resources"), folder);
        List<String> javac = List.of(jdk.program("javac"), "--release", "17", "-parameters", "-d", folder + "");
        List<String> sources = Built.sources(EXAMPLE.resolve("src/main")).stream()
                .filter(file -> isModule || !file.endsWith("module-info.java"))
                .toList();
        assertEquals("", run(Stream.of(javac, List.of(path), sources)));
    }

    private void isPlayed(Jdk jdk, String... words) throws Exception {
        String said = run(Stream.of(List.of(jdk.program("java")), List.of(words)));
        assertTrue(said.startsWith("lantern-cards 1.0, lanterns 1.0"), said);
        assertTrue(said.strip().matches("(?s).*([AB] wins|a draw) by [0-9.]+"), said);
    }

    private String run(Stream<List<String>> words) throws Exception {
        return Ran.in(folder, words.flatMap(List::stream).toList()).done();
    }
}
