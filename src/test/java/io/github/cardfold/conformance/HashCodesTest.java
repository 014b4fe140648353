package io.github.cardfold.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.view.SeenEvent;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** Equal values have equal hash codes in all processes: no enum and no identity is in them. */
class HashCodesTest {

    @Test
    void everyPublicValueHashesAlikeInTwoProcesses() throws IOException, InterruptedException {
        Map<String, String> here = hashes(0);
        Map<String, String> there = hashes(1001);
        assertTrue(here.containsKey(SeenEvent.class.getName()), here.keySet()::toString);
        assertEquals(here.keySet(), there.keySet());
        assertEquals(
                Array.empty(),
                here.filter(each -> !there.get(each._1).contains(each._2))
                        .keySet()
                        .toArray());
    }

    private static Map<String, String> hashes(int identities) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        classPath(),
                        HashCodes.class.getName(),
                        Integer.toString(identities))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor());
        return Array.ofAll(said.lines().toList())
                .toLinkedMap(line -> line.substring(0, line.indexOf(' ')), line -> line.substring(line.indexOf(' ')));
    }

    private static String classPath() {
        return Stream.of(SeenEvent.class, HashCodes.class, Array.class, NullMarked.class)
                .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
                .map(place -> Path.of(URI.create(place.toString())).toString())
                .distinct()
                .collect(Collectors.joining(File.pathSeparator));
    }
}
