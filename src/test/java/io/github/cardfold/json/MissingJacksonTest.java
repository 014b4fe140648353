package io.github.cardfold.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.vavr.collection.Array;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Jackson is optional: without it reading says what is missing, and everything else works. */
class MissingJacksonTest {

    /** Loads this library and Vavr anew and nothing else; the platform's loader would find modules of the tests. */
    private static URLClassLoader withoutJackson() {
        URL[] places = Stream.of(StateJson.class, Fingerprint.class, Array.class)
                .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
                .distinct()
                .toArray(URL[]::new);
        return new URLClassLoader(places, null);
    }

    @Test
    void readingNamesWhatIsMissing() throws Exception {
        try (URLClassLoader loader = withoutJackson()) {
            Class<?> rules = loader.loadClass(Rules.class.getName());
            var read = loader.loadClass(StateJson.class.getName()).getMethod("read", rules, String.class);
            for (int i = 0; i < 2; i++) {
                Throwable thrown = assertThrows(InvocationTargetException.class, () -> read.invoke(null, null, "{}"))
                        .getCause();
                assertInstanceOf(IllegalStateException.class, thrown);
                assertTrue(thrown.getMessage().contains("com.fasterxml.jackson.core:jackson-databind"));
            }
            Class<?> state = loader.loadClass(State.class.getName());
            var readAction = loader.loadClass(ActionJson.class.getName()).getMethod("read", state, String.class);
            assertThrows(InvocationTargetException.class, () -> readAction.invoke(null, null, "{}"));
        }
    }

    @Test
    void writingNeedsNoJackson() throws Exception {
        try (URLClassLoader loader = withoutJackson()) {
            var hash = loader.loadClass(Fingerprint.class.getName()).getDeclaredMethod("of", int.class, int.class);
            hash.setAccessible(true);
            assertEquals(Fingerprint.of(0, 1), hash.invoke(null, 0, 1));
        }
    }
}
