package io.github.cardfold.packaging;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** What the build has made so far; the integration tests are told where it lies. */
final class Built {
    /** The library. */
    static final Path JAR = path("cardfold.jar");
    /** The test kit. */
    static final Path TESTKIT = path("cardfold.testkit");
    /** The command line. */
    static final Path CLI = path("cardfold.cli");
    /** The libraries that whoever depends on the library gets along. */
    static final Path LIBRARIES = path("cardfold.libraries");
    /** The libraries that the measurements need beside them. */
    static final Path BENCH_LIBRARIES = path("cardfold.bench.libraries");
    /** The version of all of them. */
    static final String VERSION = property("cardfold.version");
    /** The Maven that builds. */
    static final Path MAVEN = path("maven.home").resolve("bin").resolve("mvn");
    /** The repository that it keeps what it fetches in. */
    static final Path REPOSITORY = path("maven.repository");

    private Built() {}

    private static String property(String name) {
        String value = System.getProperty(name);
        if (value == null) {
            throw new IllegalStateException("run by mvn verify, which says what " + name + " is");
        }
        return value;
    }

    private static Path path(String name) {
        return Path.of(property(name)).toAbsolutePath();
    }

    /** Joins the jars of folders, and single jars, to a class path or module path. */
    static String join(Path... places) throws IOException {
        StringBuilder joined = new StringBuilder();
        for (Path place : places) {
            for (Path jar : Files.isDirectory(place) ? jars(place) : List.of(place)) {
                joined.append(joined.isEmpty() ? "" : File.pathSeparator).append(jar);
            }
        }
        return joined.toString();
    }

    private static List<Path> jars(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        }
    }

    /** Returns the Java sources below a folder. */
    static List<String> sources(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(file -> file.toAbsolutePath().toString())
                    .filter(file -> file.endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }
}
