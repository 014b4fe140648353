package io.github.cardfold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.Pack;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the README shows is what happens. */
class ReadmeTest {
    private static final Path EXAMPLE = Path.of("examples/embed/src/main/java/io/github/cardfold/embed/Main.java");

    private static final String JAR = "java -jar target/cardfold-cli.jar ";

    private static List<String> blocks(String language) throws IOException {
        return blocks("README.md", language);
    }

    private static List<String> blocks(String document, String language) throws IOException {
        String page = Files.readString(Path.of(document));
        return Pattern.compile("^```(\\w*)\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE)
                .matcher(page)
                .results()
                .filter(block -> block.group(1).equals(language))
                .map(block -> block.group(2))
                .toList();
    }

    @Test
    void theFirstExampleIsTheProjectInExamples() throws IOException {
        assertEquals(Files.readString(EXAMPLE), blocks("java").get(0));
    }

    @Test
    void theExamplesCompileAndPlayAGame(@TempDir Path folder) throws Exception {
        assertEquals(5, blocks("java").size());
        for (String example : blocks("java")) {
            String said = run(example, folder);
            assertTrue(said.matches("(?s).*([AB] wins|a draw) by [0-9.]+[^\n]*\n"), said);
        }
    }

    @Test
    void theBotOfTheGuideCompilesAndPlaysAGame(@TempDir Path folder) throws Exception {
        List<String> bots = blocks("docs/BOTS.md", "java");
        assertEquals(1, bots.size());
        String said = run(bots.get(0), folder);
        assertTrue(said.matches("([AB] wins|a draw) by [0-9.]+\n"), said);
    }

    @Test
    void theSamplesOfThePageOnVandariaSayWhatIsShown(@TempDir Path folder) throws Exception {
        String page = "docs/VANDARIA.md";
        List<String> said = new ArrayList<>();
        for (String sample : blocks(page, "java")) {
            said.add(run(sample, folder));
        }
        assertEquals(blocks(page, "text"), said);
    }

    @Test
    void theCardOfTheExampleSaysWhatIsShown(@TempDir Path folder) throws Exception {
        String text = run(blocks("java").get(3), folder).lines().findFirst().orElseThrow();
        assertTrue(text.startsWith("AUTO"), text);
        assertTrue(Files.readString(Path.of("README.md")).contains("```\n" + text + "\n```"), text);
    }

    /** Compiles a class in a folder, runs its main method, and returns what it prints. */
    private static String run(String source, Path folder) throws Exception {
        String name = find("class (\\w+)", source);
        Path file = folder.resolve(name + ".java");
        Files.writeString(file, source);
        ByteArrayOutputStream problems = new ByteArrayOutputStream();
        int status = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(
                        new PrintStream(problems, true, StandardCharsets.UTF_8),
                        new PrintStream(problems, true, StandardCharsets.UTF_8),
                        "-proc:none",
                        "-Xlint:all",
                        "-Werror",
                        "-d",
                        folder.toString(),
                        "-cp",
                        classPath(),
                        file.toString());
        assertEquals(0, status, problems.toString(StandardCharsets.UTF_8));
        String mainClass = source.contains("package ") ? find("package ([\\w.]+);", source) + "." + name : name;
        return printed(mainClass, folder);
    }

    private static String find(String pattern, String source) {
        Matcher found = Pattern.compile(pattern).matcher(source);
        assertTrue(found.find(), pattern);
        return found.group(1);
    }

    private static String classPath() {
        return String.join(
                File.pathSeparator,
                Path.of("target", "classes").toString(),
                System.getProperty("java.class.path", ""),
                System.getProperty("jdk.module.path", ""));
    }

    private static String printed(String mainClass, Path folder) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream before = System.out;
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, ReadmeTest.class.getClassLoader())) {
            var main = loader.loadClass(mainClass).getDeclaredMethod("main", String[].class);
            main.setAccessible(true);
            System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
            main.invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(before);
        }
        return out.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    /** The lines shown under the first command are lines of the game it plays. */
    @Test
    void theGameShownIsTheGamePlayed() throws IOException {
        String told = Shell.done();
        String shown = blocks("").get(0);
        assertTrue(told.contains(shown), shown);
    }

    /** The README's table of packs and decks is true. */
    @Test
    void theDecksOfAPackStandBesideIt() throws IOException {
        String readme = Files.readString(Path.of("README.md"));
        for (Pack pack : Packs.all()) {
            String row = find("\n\\| `" + pack.id() + "` \\|[^|\n]*\\|([^|\n]*)\\|\n", readme);
            assertEquals(
                    Decks.names(pack.id()).toJavaList(),
                    Pattern.compile("`([^`]+)`")
                            .matcher(row)
                            .results()
                            .map(name -> name.group(1))
                            .toList());
        }
    }

    /** Every command line under "Command line" does what it should. */
    @Test
    void theCommandLinesShownSucceed() throws IOException {
        List<String> commands = blocks("sh").stream()
                .flatMap(String::lines)
                .filter(line -> line.startsWith(JAR))
                .map(line -> line.substring(JAR.length()))
                .toList();
        assertTrue(commands.size() > 2, commands.toString());
        commands.forEach(command -> assertNotEquals("", Shell.done(command.split(" ")), command));
    }
}
