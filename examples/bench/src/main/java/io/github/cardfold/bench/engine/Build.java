package io.github.cardfold.bench.engine;

import io.vavr.collection.Array;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.LongUnaryOperator;
import javax.tools.ToolProvider;

/**
 * A build of the library beside others in one process: its own classes, its own packs, its own Vavr. What plays it,
 * {@code Played}, is compiled against it, so that two builds need not have one binary interface.
 */
final class Build implements AutoCloseable {
    private static final String PLAYED = "Played";

    private final Path library;
    private final Path vavr;
    private final Path classes;

    /** Takes a jar of the library or a folder of its classes. */
    Build(Path library) throws IOException {
        if (!Files.exists(library)) {
            throw new IllegalArgumentException("there is no build at " + library.toAbsolutePath());
        }
        this.library = library;
        vavr = Path.of(
                Array.class.getProtectionDomain().getCodeSource().getLocation().getPath());
        classes = Files.createTempDirectory("played");
        Path source = classes.resolve(PLAYED + ".java");
        try (InputStream in = Build.class.getResourceAsStream(PLAYED + ".java")) {
            Files.copy(in, source);
        }
        String[] javac = {"-nowarn", "-proc:none", "-cp", library + File.pathSeparator + vavr, source.toString()};
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, javac) != 0) {
            throw new IllegalArgumentException(PLAYED + ".java does not compile against " + library);
        }
    }

    /**
     * Loads the build anew and returns what plays a game of a pack by its number and tells how many decisions it had.
     */
    LongUnaryOperator games(String pack) throws IOException, ReflectiveOperationException {
        URL[] path = {
            classes.toUri().toURL(), library.toUri().toURL(), vavr.toUri().toURL()
        };
        return (LongUnaryOperator) new URLClassLoader(path, ClassLoader.getPlatformClassLoader())
                .loadClass(PLAYED)
                .getConstructor(String.class)
                .newInstance(pack);
    }

    @Override
    public void close() throws IOException {
        Files.delete(classes.resolve(PLAYED + ".java"));
        Files.delete(classes.resolve(PLAYED + ".class"));
        Files.delete(classes);
    }
}
