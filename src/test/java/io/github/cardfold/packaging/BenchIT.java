package io.github.cardfold.packaging;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The measurements are a project of their own, which the build does not run; that it still compiles is seen here. */
class BenchIT {
    @Test
    void compilesAgainstTheLibrary(@TempDir Path folder) throws Exception {
        List<String> javac = new ArrayList<>(List.of(
                Jdk.running().program("javac"),
                "-proc:none",
                "-d",
                folder.toString(),
                "-cp",
                Built.join(Built.JAR, Built.LIBRARIES, Built.BENCH_LIBRARIES)));
        javac.addAll(Built.sources(Path.of("examples", "bench", "src", "main")));
        Ran.in(folder, javac).done();
    }
}
