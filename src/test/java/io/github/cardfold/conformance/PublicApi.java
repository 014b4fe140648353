package io.github.cardfold.conformance;

import io.vavr.collection.Array;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** What whoever embeds the library can name: the public types of the packages that its module exports. */
public final class PublicApi {
    private static final Path CLASSES = Path.of("target", "classes");

    private static final Path MODULE = Path.of("src", "main", "java", "module-info.java");

    private PublicApi() {}

    /** Returns the exported packages, by name. */
    public static Array<String> packages() {
        try {
            return Array.ofAll(Files.readString(MODULE)
                    .lines()
                    .map(String::strip)
                    .filter(line -> line.startsWith("exports "))
                    .map(line -> line.substring("exports ".length(), line.length() - 1))
                    .sorted());
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    /** Returns the public types, those inside other public types too, by name. */
    static Array<Class<?>> types() {
        return packages().flatMap(PublicApi::types);
    }

    private static Array<Class<?>> types(String name) {
        try (Stream<Path> files = Files.list(CLASSES.resolve(name.replace('.', '/')))) {
            return Array.ofAll(files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".class") && !file.endsWith("-info.class"))
                    .sorted()
                    .<Class<?>>map(file -> load(name + "." + file.substring(0, file.length() - ".class".length())))
                    .filter(PublicApi::isPublic)
                    .toList());
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, PublicApi.class.getClassLoader());
        } catch (ClassNotFoundException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static boolean isPublic(Class<?> type) {
        return Modifier.isPublic(type.getModifiers())
                && !type.isSynthetic()
                && (type.getEnclosingClass() == null || isPublic(type.getEnclosingClass()));
    }
}
