package io.github.cardfold.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher runs the jar that lies beside it, whatever archive of classes lies there. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "it is a shell script")
class LauncherIT {
    private static final Jdk JDK = Jdk.running();

    @TempDir
    private Path folder;

    private Path jar;
    private Path archive;

    @BeforeEach
    void copy() throws Exception {
        jar = Files.copy(Built.CLI, folder.resolve("cardfold-cli.jar"));
        archive = folder.resolve("cardfold-cli.jsa");
        Files.copy(Path.of("bin", "cardfold"), folder.resolve("cardfold"));
    }

    private Ran cardfold(String... words) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                "env",
                "JAVA_HOME=" + JDK.home(),
                "sh",
                folder.resolve("cardfold").toString()));
        command.addAll(List.of(words));
        return Ran.in(folder, command);
    }

    @Test
    void playsTheSameWithAnArchiveWithoutAndWithAnOldOne() throws Exception {
        String game = Ran.in(folder, List.of(JDK.program("java"), "-jar", jar.toString(), "play"))
                .done();
        Ran without = cardfold("play");
        assertEquals(game, without.done());
        assertEquals("", without.err());
        assertEquals("", cardfold("--archive").done());
        assertTrue(isTaken());
        assertEquals(game, cardfold("play").done());
        Files.setLastModifiedTime(jar, FileTime.fromMillis(0));
        assertEquals(game, cardfold("play").done());
        assertEquals("", cardfold("play").err());
        assertEquals(2, cardfold("plya").status());
    }

    /** Tells whether Java takes the archive for the jar: it is told not to do without. */
    private boolean isTaken() throws Exception {
        Ran version = Ran.in(
                folder,
                List.of(
                        JDK.program("java"),
                        "-XX:+UseSerialGC",
                        "-Xshare:on",
                        "-XX:SharedArchiveFile=" + archive,
                        "-jar",
                        jar.toString(),
                        "--version"));
        return version.status() == 0;
    }
}
