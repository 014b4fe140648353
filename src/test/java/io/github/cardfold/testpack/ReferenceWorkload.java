package io.github.cardfold.testpack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.kernel.State;
import io.vavr.collection.Array;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The workload {@code reference} of the measurements, which are a project of their own: compiled from their source. */
public final class ReferenceWorkload {
    private static final Path BENCH = Path.of("examples", "bench").toAbsolutePath();
    private static final String NAME = "io.github.cardfold.bench.engine.Workload";
    private static final Path SOURCE = BENCH.resolve("src/main/java").resolve(NAME.replace('.', '/') + ".java");

    private final Class<?> type;
    private final Object workload;

    private ReferenceWorkload(Class<?> type, Object workload) {
        this.type = type;
        this.workload = workload;
    }

    /** Compiles the source of the workloads below the folder of the build and lays out {@code reference}. */
    public static ReferenceWorkload compiled() throws IOException {
        try {
            return named("reference", Files.createTempDirectory(Path.of("target"), "workload"));
        } catch (ReflectiveOperationException missing) {
            throw new IllegalStateException(missing);
        }
    }

    /** Compiles the source of the workloads into a folder and lays one out. */
    static ReferenceWorkload named(String name, Path folder) throws IOException, ReflectiveOperationException {
        String[] javac = {"-proc:none", "-d", folder.toString(), "-cp", path(), SOURCE.toString()};
        assertEquals(0, ToolProvider.findFirst("javac").orElseThrow().run(System.out, System.err, javac));
        URL[] path = {folder.toUri().toURL(), BENCH.toUri().toURL()};
        Class<?> type = new URLClassLoader(path, ReferenceWorkload.class.getClassLoader()).loadClass(NAME);
        return new ReferenceWorkload(type, type.getConstructor(String.class).newInstance(name));
    }

    /** Where the classes lie that the source names, also where the tests are not run from a class path. */
    private static String path() {
        return Stream.of(State.class, Array.class)
                .map(each -> each.getProtectionDomain().getCodeSource().getLocation())
                .map(each -> Path.of(URI.create(each.toString())).toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    private Object call(String method, Class<?>[] types, Object... arguments) {
        try {
            return type.getMethod(method, types).invoke(workload, arguments);
        } catch (InvocationTargetException thrown) {
            throw new IllegalStateException(thrown.getCause());
        } catch (ReflectiveOperationException missing) {
            throw new IllegalStateException(missing);
        }
    }

    /** Returns its pack. */
    public Pack pack() {
        return (Pack) call("pack", new Class<?>[0]);
    }

    /** Returns its decks, in the order of its games. */
    @SuppressWarnings("unchecked")
    public Array<DeckList> decks() {
        return (Array<DeckList>) call("decks", new Class<?>[0]);
    }

    @SuppressWarnings("unchecked")
    List<String> habits() throws ReflectiveOperationException {
        return (List<String>) type.getField("HABITS").get(null);
    }

    State start(long game) {
        return (State) call("start", new Class<?>[] {long.class}, game);
    }

    /** Returns which of the legal answers its players give. */
    public int answer(State state, SplittableRandom random) {
        return (int) call("answer", new Class<?>[] {State.class, SplittableRandom.class}, state, random);
    }
}
