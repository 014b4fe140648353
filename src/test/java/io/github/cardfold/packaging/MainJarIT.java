package io.github.cardfold.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Packs;
import java.io.File;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleFinder;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is in the library's jar, and what is not. */
class MainJarIT {
    private static final Path JAR = Built.JAR;

    private static List<String> entries() throws Exception {
        return entries(JAR);
    }

    private static List<String> entries(Path file) throws Exception {
        try (JarFile jar = new JarFile(file.toFile())) {
            return jar.stream().map(entry -> entry.getName()).toList();
        }
    }

    @Test
    void holdsTheLibraryAndNothingElse() throws Exception {
        List<String> others = entries().stream()
                .filter(entry -> !entry.startsWith("io/github/cardfold/") && !entry.startsWith("META-INF/"))
                .toList();
        assertEquals(
                List.of("io/", "io/github/", "module-info.class"),
                others.stream().sorted().toList());
    }

    @Test
    void holdsNoCommandLineAndNoTests() throws Exception {
        List<String> strangers = entries().stream()
                .filter(entry -> entry.contains("/cli/")
                        || entry.contains("/fuzz/")
                        || entry.contains("/test")
                        || entry.contains("Test")
                        || entry.contains("conformance"))
                .toList();
        assertEquals(List.of(), strangers);
    }

    @Test
    void theTestKitHoldsWhatTestsNeedAndNothingOfTheLibrary() throws Exception {
        List<String> strangers = entries(Built.TESTKIT).stream()
                .filter(entry -> entry.endsWith(".class"))
                .filter(entry -> !entry.matches("io/github/cardfold/(testkit|fuzz)/[^/]+"))
                .toList();
        assertEquals(List.of(), strangers);
        ModuleDescriptor module = ModuleFinder.of(Built.TESTKIT)
                .find("io.github.cardfold.testkit")
                .orElseThrow()
                .descriptor();
        assertTrue(module.packages().contains("io.github.cardfold.testkit"), module::toString);
    }

    @Test
    void shipsPacksThatItReadsWithoutJackson() throws Exception {
        List<String> written = entries().stream()
                .filter(entry -> entry.startsWith("io/github/cardfold/cardfight/") && entry.endsWith(".json"))
                .toList();
        assertEquals(List.of(), written);
        URL[] path = Stream.of(Built.join(Built.JAR, Built.LIBRARIES).split(File.pathSeparator))
                .map(MainJarIT::url)
                .toArray(URL[]::new);
        try (URLClassLoader stranger = new URLClassLoader(path, ClassLoader.getPlatformClassLoader())) {
            Object pack = stranger.loadClass(Packs.class.getName())
                    .getMethod("nightfair")
                    .invoke(null);
            assertEquals(Packs.nightfair().toString(), pack.toString());
        }
    }

    private static URL url(String jar) {
        try {
            return Path.of(jar).toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(jar, e);
        }
    }

    @Test
    void needsVavrAlone() {
        ModuleDescriptor module =
                ModuleFinder.of(JAR).find("io.github.cardfold").orElseThrow().descriptor();
        Set<String> needed = module.requires().stream()
                .filter(each -> !each.modifiers().contains(Requires.Modifier.STATIC))
                .map(Requires::name)
                .collect(Collectors.toSet());
        assertEquals(Set.of("io.vavr", "java.base"), needed);
    }

    @Test
    void exportsOnlyPackagesThatItHas() {
        ModuleDescriptor module =
                ModuleFinder.of(JAR).find("io.github.cardfold").orElseThrow().descriptor();
        assertTrue(module.packages().stream().noneMatch(name -> name.endsWith(".cli")), module::toString);
        assertTrue(module.opens().isEmpty());
        module.exports().forEach(export -> assertTrue(module.packages().contains(export.source()), export.source()));
    }
}
