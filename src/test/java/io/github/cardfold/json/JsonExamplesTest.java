package io.github.cardfold.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.data.Format;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The examples of {@code docs/JSON.md} are what the schemas say and what the readers read. */
class JsonExamplesTest {
    private static final Pattern EXAMPLE = Pattern.compile("```json\\R(.*?)```", Pattern.DOTALL);
    private static final Pattern FORMAT = Pattern.compile("\"format\": \"cardfold ([a-z ]+)\"");

    private static Array<String> examples() throws IOException {
        String page = Files.readString(Path.of("docs", "JSON.md"));
        return Array.ofAll(EXAMPLE.matcher(page).results().map((MatchResult match) -> match.group(1)));
    }

    private static String format(String example) {
        return Array.ofAll(FORMAT.matcher(example).results().map((MatchResult match) -> match.group(1)))
                .head();
    }

    private static String example(String format) throws IOException {
        return examples().find(each -> format(each).equals(format)).get();
    }

    @Test
    void everyExampleIsWhatItsSchemaSays() throws IOException {
        assertEquals(
                Array.of("pack", "deck", "action", "view", "seen events", "decision", "event", "replay"),
                examples().map(JsonExamplesTest::format));
        for (String example : examples()) {
            SchemaProperties.valid(Schemas.of(format(example).replace(' ', '-')), example);
        }
    }

    @Test
    void everyExampleIsRead() throws IOException {
        Pack pack = PackJson.read("JSON.md", example("pack")).get();
        DeckList deck = DeckJson.read(pack, "JSON.md", example("deck")).get();
        assertEquals(20, deck.main().map(each -> each.count()).sum().intValue());
        State state = Games.of(1).start();
        assertEquals("call", ActionJson.read(state, example("action")).verb());
        assertEquals("9.7.2", Json.data(example("view")).toString().replaceAll(".*\"section\":\"([^\"]*)\".*", "$1"));
        assertEquals("guard", DecisionJson.read(example("decision")).purpose());
        assertEquals(Event.lose(Seat.B, "13.2.2"), EventJson.read(state, example("event")));
        assertTrue(ReplayJson.read(example("replay")).outcome().isDefined());
    }

    @Test
    void everyFormatHasASchemaThatSaysWhatItIs() throws IOException {
        try (var files = Files.list(Path.of("src", "main", "resources", "io", "github", "cardfold", "json-schema"))) {
            Array<String> names = Array.ofAll(files)
                    .map(each -> each.getFileName().toString().replace(".schema.json", ""))
                    .sorted();
            assertEquals(
                    Array.of(
                            "action",
                            "decision",
                            "deck",
                            "event",
                            "pack",
                            "replay",
                            "scenario",
                            "seat-replay",
                            "seen-events",
                            "state",
                            "vandaria-deck",
                            "vandaria-pack",
                            "view"),
                    names);
            names.forEach(name -> {
                var schema = Schemas.of(name).getSchemaNode();
                assertEquals(
                        "https://json-schema.org/draft/2020-12/schema",
                        schema.get("$schema").asText());
                assertTrue(schema.has("title") && schema.has("description"), name);
                assertEquals(
                        "cardfold " + name.replace('-', ' '),
                        schema.at("/properties/format/const").asText());
                assertEquals(
                        Format.valueOf(name.replace('-', '_').toUpperCase(Locale.ROOT))
                                .number(),
                        schema.at("/properties/version/const").asInt(-1));
            });
        }
    }
}
