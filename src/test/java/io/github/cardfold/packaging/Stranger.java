package io.github.cardfold.packaging;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A stranger's Maven, with a repository of its own. The repository of the build stands for Central, so that nothing is
 * fetched again and no network is needed.
 */
final class Stranger {
    private Stranger() {}

    /** Runs goals in a project, with the library as it is built now, and returns what was written, without colours. */
    static String maven(Path project, String... goals) throws Exception {
        Path own = Path.of(
                        "target", "stranger-repository", project.getFileName().toString())
                .toAbsolutePath();
        publish(own);
        Path settings = project.resolve("settings.xml");
        Files.writeString(settings, settings());
        List<String> words = new ArrayList<>(List.of(
                Built.MAVEN.toString(),
                "-B",
                "-q",
                "-ntp",
                "-s",
                settings.toString(),
                "-gs",
                settings.toString(),
                "-Dmaven.repo.local=" + own,
                "-Dcardfold.version=" + Built.VERSION));
        words.addAll(List.of(goals));
        return Ran.in(project, words).done().replaceAll("\u001b\\[[0-9;]*m", "");
    }

    /** Copies a folder with all that is in it. */
    static void copy(Path from, Path to) throws Exception {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path copy = to.resolve(from.relativize(file));
                if (!Files.isDirectory(copy)) {
                    Files.copy(file, copy);
                }
            }
        }
    }

    /** Puts the library where the stranger's Maven looks first. */
    private static void publish(Path repository) throws Exception {
        Path home = Files.createDirectories(repository.resolve("io/github/cardfold/cardfold/" + Built.VERSION));
        String name = "cardfold-" + Built.VERSION;
        Files.write(home.resolve(name + ".jar"), Files.readAllBytes(Built.JAR));
        Files.write(home.resolve(name + "-testkit.jar"), Files.readAllBytes(Built.TESTKIT));
        Files.write(home.resolve(name + ".pom"), Files.readAllBytes(Path.of("pom.xml")));
    }

    private static String settings() {
        String central = """
                        <id>central</id>
                        <url>%s</url>
                        <releases><enabled>true</enabled><checksumPolicy>ignore</checksumPolicy></releases>
                        <snapshots><enabled>false</enabled></snapshots>
                """.formatted(Built.REPOSITORY.toUri());
        return """
                <settings>
                  <profiles><profile>
                    <id>near</id>
                    <repositories><repository>
                %1$s    </repository></repositories>
                    <pluginRepositories><pluginRepository>
                %1$s    </pluginRepository></pluginRepositories>
                  </profile></profiles>
                  <activeProfiles><activeProfile>near</activeProfile></activeProfiles>
                </settings>
                """.formatted(central);
    }
}
