package io.github.cardfold.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.collection.Array;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.List;
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
    void everyReaderNamesWhatIsMissing() throws Exception {
        try (URLClassLoader loader = withoutJackson()) {
            var tried = loader.loadClass(WithoutJackson.class.getName()).getDeclaredMethod("tried");
            tried.setAccessible(true);
            for (int i = 0; i < 2; i++) {
                List<String> said = ((String) tried.invoke(null)).lines().toList();
                Stream.of(
                                "StateJson",
                                "ActionJson",
                                "EventJson",
                                "DecisionJson",
                                "DeckJson",
                                "PackJson",
                                "ReplayJson",
                                "DataJson",
                                "Upgrade",
                                "Scenario",
                                "Scenarios")
                        .forEach(type ->
                                assertTrue(said.stream().anyMatch(line -> line.startsWith(type + ".")), type + said));
                said.forEach(line -> assertTrue(
                        line.contains("IllegalStateException: Reading JSON needs")
                                && line.contains("com.fasterxml.jackson.core:jackson-databind"),
                        line));
            }
        }
    }

    /** Jackson on the class path is out of reach of the library on the module path. */
    @Test
    void whatIsOutOfReachIsNamedToo() {
        Throwable thrown = assertThrows(
                IllegalStateException.class,
                () -> Json.data("{}", 2, text -> {
                    throw new IllegalAccessError("module io.github.cardfold does not read unnamed module");
                }));
        assertTrue(thrown.getMessage().contains("com.fasterxml.jackson.core:jackson-databind"));
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
