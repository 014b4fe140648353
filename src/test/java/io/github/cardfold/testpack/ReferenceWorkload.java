package io.github.cardfold.testpack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.kernel.State;
import io.vavr.collection.Array;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.spi.ToolProvider;

/** The workload {@code reference} of the measurements, which are a project of their own: compiled from their source. */
final class ReferenceWorkload {
    private static final Path BENCH = Path.of("examples", "bench").toAbsolutePath();
    private static final String NAME = "io.github.cardfold.bench.engine.Workload";
    private static final Path SOURCE = BENCH.resolve("src/main/java").resolve(NAME.replace('.', '/') + ".java");

    private final Class<?> type;
    private final Object workload;

    private ReferenceWorkload(Class<?> type, Object workload) {
        this.type = type;
        this.workload = workload;
    }

    /** Compiles the source of the workloads into a folder and lays one out. */
    static ReferenceWorkload named(String name, Path folder) throws IOException, ReflectiveOperationException {
        String[] javac = {
            "-proc:none", "-d", folder.toString(), "-cp", System.getProperty("java.class.path"), SOURCE.toString()
        };
        assertEquals(0, ToolProvider.findFirst("javac").orElseThrow().run(System.out, System.err, javac));
        URL[] path = {folder.toUri().toURL(), BENCH.toUri().toURL()};
        Class<?> type = new URLClassLoader(path, ReferenceWorkload.class.getClassLoader()).loadClass(NAME);
        return new ReferenceWorkload(type, type.getConstructor(String.class).newInstance(name));
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

    Pack pack() {
        return (Pack) call("pack", new Class<?>[0]);
    }

    @SuppressWarnings("unchecked")
    Array<DeckList> decks() {
        return (Array<DeckList>) call("decks", new Class<?>[0]);
    }

    @SuppressWarnings("unchecked")
    List<String> habits() throws ReflectiveOperationException {
        return (List<String>) type.getField("HABITS").get(null);
    }

    State start(long game) {
        return (State) call("start", new Class<?>[] {long.class}, game);
    }

    int answer(State state, SplittableRandom random) {
        return (int) call("answer", new Class<?>[] {State.class, SplittableRandom.class}, state, random);
    }
}
