package io.github.cardfold.packaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** No command on a page escapes {@link Documented}, which runs them, and {@code .ci/run} begins with the README's. */
class DocumentedTest {
    private static final Path README = Path.of("README.md");

    private static final String WHOLE_CHECK = "mvn -B -ntp verify exec:exec@fingerprints";

    private static final Pattern COMMAND =
            Pattern.compile("\\s*\\$?\\s*\\(?(mvn|java|cd|git|bash|sh|curl|\\./|\\.ci/)\\b.*");

    private static List<String> commands(Path page) throws IOException {
        return Documented.blocks(page).stream()
                .flatMap(block -> block.commands().stream())
                .toList();
    }

    @Test
    void everyBlockThatHoldsCommandsSaysSo() throws IOException {
        List<String> hidden = new ArrayList<>();
        for (Path page : Documented.pages()) {
            String fence = "";
            for (String line : Files.readAllLines(page)) {
                if (line.startsWith("```")) {
                    fence = fence.isEmpty() ? line : "";
                } else if ((!fence.isEmpty() || line.startsWith("    "))
                        && !fence.equals("```sh")
                        && COMMAND.matcher(line).matches()) {
                    hidden.add(page + ": " + line);
                }
            }
        }
        assertEquals(List.of(), hidden);
    }

    @Test
    void theMainPagesHaveCommands() throws IOException {
        for (Path page : List.of(README, Path.of("CONTRIBUTING.md"), Path.of("examples", "bench", "README.md"))) {
            assertTrue(commands(page).size() > 2, page + " " + commands(page));
        }
    }

    @Test
    void whatIsRunShorterStandsOnAPage() throws IOException {
        List<String> all = new ArrayList<>();
        for (Path page : Documented.pages()) {
            all.addAll(commands(page));
        }
        for (Documented.Shorter each : Documented.shorter()) {
            assertTrue(all.contains(each.command()), each.command());
        }
    }

    @Test
    void continuousIntegrationBeginsWithTheCommandsOfTheReadme() throws Exception {
        List<Documented.Block> all = new ArrayList<>(Documented.blocks(README));
        List<String> page = Files.readAllLines(README);
        all.removeIf(block -> !page.get(block.line() - 2).equals("```sh"));
        List<String> blocks = all.stream()
                .flatMap(block -> block.commands().stream())
                .filter(command -> !command.equals(WHOLE_CHECK))
                .toList();
        List<String> run = Ran.in(Path.of("."), List.of("bash", ".ci/run", "--list"))
                .done()
                .lines()
                .toList();
        assertEquals(blocks, run.subList(0, run.size() - 1));
        assertEquals(WHOLE_CHECK, run.get(run.size() - 1));
        assertEquals("mvn -q -B compile exec:java", run.get(0));
    }
}
