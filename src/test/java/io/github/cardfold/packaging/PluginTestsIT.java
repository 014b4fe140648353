package io.github.cardfold.packaging;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tests of the example of a plugin pass. */
class PluginTestsIT {
    private static final Path EXAMPLE = Path.of("examples", "plugin");

    @TempDir
    private Path folder;

    /** On the class path; the README's command runs them on the module path. */
    @Test
    void passOnTheClassPath() throws Exception {
        Path project = Files.createDirectory(folder.resolve("plugin"));
        Stranger.copy(EXAMPLE.resolve("src"), project.resolve("src"));
        Files.copy(EXAMPLE.resolve("pom.xml"), project.resolve("pom.xml"));
        Stranger.maven(project, "test", "-Dsurefire.useModulePath=false");
    }
}
