package io.github.cardfold.bench.engine;

import io.vavr.collection.Array;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * A build of the library beside others in one process: its own classes, its own packs, its own Vavr and Jackson. What
 * plays it, {@link Workload}, is compiled against it, so that two builds need not have one binary interface.
 */
final class Build implements AutoCloseable {
    private static final String SOURCE = Workload.class.getSimpleName() + ".java";
    /** A class of each library that the workloads need beside the build. */
    private static final List<String> LIBRARIES = List.of(
            Array.class.getName(),
            "com.fasterxml.jackson.databind.ObjectMapper",
            "com.fasterxml.jackson.core.JsonFactory",
            "com.fasterxml.jackson.annotation.JsonProperty");

    private final Path classes;
    private final List<Path> path = new ArrayList<>();

    /** Takes a jar of the library or a folder of its classes. */
    Build(Path library) throws IOException {
        if (!Files.exists(library)) {
            throw new IllegalArgumentException("there is no build at " + library.toAbsolutePath());
        }
        classes = Files.createTempDirectory("workload");
        path.add(classes);
        path.add(library);
        for (String each : LIBRARIES) {
            path.add(home(each));
        }
        Path source = classes.resolve(SOURCE);
        try (InputStream in = Workload.class.getResourceAsStream(SOURCE)) {
            Files.copy(in, source);
        }
        String[] javac = {"-nowarn", "-proc:none", "-d", classes.toString(), "-cp", joined(path), source.toString()};
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, javac) != 0) {
            throw new IllegalArgumentException(SOURCE + " does not compile against " + library);
        }
        path.add(home(Workload.class.getName())); // the last: of this project the build has only the files of the pack
    }

    /** Returns the jar or folder that a class comes from. */
    private static Path home(String name) {
        try {
            return Path.of(Class.forName(name)
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (ReflectiveOperationException | URISyntaxException cause) {
            throw new IllegalStateException(name + " is missing from the class path", cause);
        }
    }

    private static String joined(List<Path> path) {
        return path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    /**
     * Loads the build anew and returns what plays a game of a workload by its number and tells how many decisions it
     * had.
     */
    LongUnaryOperator games(String workload) throws IOException, ReflectiveOperationException {
        URL[] urls = new URL[path.size()];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = path.get(i).toUri().toURL();
        }
        return (LongUnaryOperator) new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())
                .loadClass(Workload.class.getName())
                .getConstructor(String.class)
                .newInstance(Workload.known(workload));
    }

    @Override
    public void close() throws IOException {
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path each : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }
}
