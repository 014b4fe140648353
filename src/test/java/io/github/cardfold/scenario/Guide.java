package io.github.cardfold.scenario;

import io.vavr.collection.Array;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The worked examples of the guide, {@code docs/SCENARIOS.md}: its blocks of JSON that have a name. */
final class Guide {
    private static final Path PLACE = Path.of("docs", "SCENARIOS.md");
    private static final Pattern BLOCK = Pattern.compile("```json\n(\\{\\s*\"version\".*?)```", Pattern.DOTALL);

    private Guide() {}

    static String text() {
        try {
            return Files.readString(PLACE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Array<ScenarioFile> examples() {
        return Array.ofAll(BLOCK.matcher(text())
                        .results()
                        .map((MatchResult each) -> each.group(1))
                        .toList())
                .zipWithIndex((text, i) -> new ScenarioFile("example " + (i + 1), text));
    }
}
