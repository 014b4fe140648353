package io.github.cardfold.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A stranger's program needs nothing but the library's jar and what Maven brings along with it. */
class EmbedIT {
    private static final Path EXAMPLE = Path.of("examples", "embed");
    private static final String MAIN = "io.github.cardfold.embed.Main";
    private static final String SAYS = "([AB] wins|a draw) by [0-9.]+, after [0-9]+ decisions\\R";

    @TempDir
    private Path folder;

    static List<Jdk> jdks() {
        return Jdk.toTry();
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void playsOnTheClassPath(Jdk jdk) throws Exception {
        String path = Built.join(Built.JAR, Built.LIBRARIES);
        compile(jdk, Built.sources(EXAMPLE.resolve("src")), "-cp", path);
        String said = java(jdk, "-cp", folder + File.pathSeparator + path, MAIN);
        assertTrue(said.matches(SAYS), said);
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void playsOnTheModulePath(Jdk jdk) throws Exception {
        Path module = folder.resolve("module-info.java");
        Files.writeString(module, "module embed {\n    requires io.github.cardfold;\n}\n");
        List<String> sources = new ArrayList<>(Built.sources(EXAMPLE.resolve("src")));
        sources.add(module.toString());
        String path = Built.join(Built.JAR, Built.LIBRARIES);
        compile(jdk, sources, "--module-path", path);
        String said = java(jdk, "--module-path", folder + File.pathSeparator + path, "-m", "embed/" + MAIN);
        assertTrue(said.matches(SAYS), said);
    }

    private void compile(Jdk jdk, List<String> sources, String... path) throws Exception {
        List<String> javac =
                List.of(jdk.program("javac"), "--release", "17", "-Xlint:all", "-Werror", "-d", folder + "");
        assertEquals("", run(Stream.of(javac, List.of(path), sources)).done());
    }

    private String java(Jdk jdk, String... words) throws Exception {
        return run(Stream.of(List.of(jdk.program("java")), List.of(words))).done();
    }

    private Ran run(Stream<List<String>> words) throws Exception {
        return Ran.in(folder, words.flatMap(List::stream).toList());
    }

    @Test
    void isBuiltByItsOwnPom() throws Exception {
        Path project = Files.createDirectory(folder.resolve("embed"));
        Stranger.copy(EXAMPLE.resolve("src"), project.resolve("src"));
        Files.copy(EXAMPLE.resolve("pom.xml"), project.resolve("pom.xml"));
        String said = Stranger.maven(project, "compile", "exec:java");
        assertTrue(said.matches(SAYS), said);
    }
}
