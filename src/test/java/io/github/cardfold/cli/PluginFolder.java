package io.github.cardfold.cli;

import io.github.cardfold.spi.Plugin;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;

/** A folder that names plugins, which commands find as long as it lies on the class path. */
final class PluginFolder {
    private final ClassLoader usual = Thread.currentThread().getContextClassLoader();
    private final Path folder;

    /** Puts a folder on the class path. */
    @SafeVarargs
    PluginFolder(Path folder, Class<? extends Plugin>... plugins) throws IOException {
        this.folder = folder;
        String[] names = new String[plugins.length];
        for (int i = 0; i < names.length; i++) {
            names[i] = plugins[i].getName();
        }
        name(names);
        Thread.currentThread()
                .setContextClassLoader(
                        new URLClassLoader(new URL[] {folder.toUri().toURL()}, usual));
    }

    /** Names other classes as plugins. */
    void name(String... classes) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(Plugin.class.getName()), String.join("\n", classes));
    }

    /** Takes it from the class path again. */
    void takeAway() {
        Thread.currentThread().setContextClassLoader(usual);
    }

    /** Writes a file into the folder and returns its path. */
    String file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, text);
        return file.toString();
    }
}
