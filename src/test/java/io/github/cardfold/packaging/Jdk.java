package io.github.cardfold.packaging;

import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * A Java Development Kit of this machine.
 *
 * @param home its folder
 * @param version what it says it is
 */
record Jdk(Path home, Runtime.Version version) {

    /** Returns the one that runs. */
    static Jdk running() {
        return new Jdk(real(Path.of(System.getProperty("java.home"))), Runtime.version());
    }

    /** Returns the newest one of another feature release that lies in one of the usual places. */
    static Optional<Jdk> newestOther() {
        return usualPlaces()
                .flatMap(place -> at(place).stream())
                .filter(jdk -> jdk.version.feature() != Runtime.version().feature() && jdk.version.feature() >= 17)
                .max(Comparator.comparing(Jdk::version));
    }

    /** Returns the one that runs and the newest other, or says on standard output that there is no other. */
    static List<Jdk> toTry() {
        Optional<Jdk> other = newestOther();
        if (other.isEmpty()) {
            System.out.println("No JDK but " + running() + " found: tried on that one only.");
        }
        return Stream.concat(Stream.of(running()), other.stream()).toList();
    }

    private static Stream<Path> usualPlaces() {
        Path user = Path.of(System.getProperty("user.home"));
        Stream<Path> named = System.getenv().entrySet().stream()
                .filter(variable -> variable.getKey().startsWith("JAVA_HOME")
                        || variable.getKey().startsWith("JDK"))
                .map(variable -> Path.of(variable.getValue()));
        return Stream.of(
                        named,
                        children(Path.of("/usr/lib/jvm")),
                        children(Path.of("/opt/java")),
                        children(Path.of("/Library/Java/JavaVirtualMachines")).map(jdk -> jdk.resolve("Contents/Home")),
                        children(user.resolve(".sdkman/candidates/java")),
                        children(user.resolve(".jdks")))
                .flatMap(places -> places);
    }

    private static Stream<Path> children(Path folder) {
        if (!Files.isDirectory(folder)) {
            return Stream.empty();
        }
        try (Stream<Path> children = Files.list(folder)) {
            return children.toList().stream();
        } catch (IOException unreadable) {
            return Stream.empty();
        }
    }

    /** Returns the JDK in a folder if it has a compiler and says its version. */
    private static Optional<Jdk> at(Path home) {
        Properties release = new Properties();
        Path file = home.resolve("release");
        if (!Files.isExecutable(home.resolve("bin/javac")) || !Files.isReadable(file)) {
            return Optional.empty();
        }
        try (Reader reader = Files.newBufferedReader(file)) {
            release.load(reader);
        } catch (IOException | IllegalArgumentException unreadable) {
            return Optional.empty();
        }
        String version = release.getProperty("JAVA_VERSION", "").replace("\"", "");
        return version.matches("[1-9][0-9]*(\\.[0-9]+)*")
                ? Optional.of(new Jdk(real(home), Runtime.Version.parse(version.replaceFirst("(\\.0)+$", ""))))
                : Optional.empty();
    }

    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    /** Returns one of its programs. */
    String program(String name) {
        return home + File.separator + "bin" + File.separator + name;
    }

    @Override
    public String toString() {
        return "JDK " + version;
    }
}
