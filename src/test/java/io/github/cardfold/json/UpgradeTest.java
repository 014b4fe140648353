package io.github.cardfold.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.data.Format;
import io.github.cardfold.data.StateFormatException;
import io.vavr.collection.Array;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Older packs and scenario files get the number that is read, and nothing else in them changes. */
class UpgradeTest {
    private static void rewrites(String before, String after) {
        Upgraded upgraded = Upgrade.of(before);
        assertEquals(after, upgraded.text());
        assertEquals(Upgraded.Result.REWRITTEN, upgraded.result());
        assertEquals(Upgraded.Result.NEW, Upgrade.of(after).result());
    }

    @Test
    void theNumberIsReplacedWhereItStands() {
        rewrites("""
                {"id": "p", "cards": [{"version": 0}, "\\"version\\": 0"],
                 "version" :\t0 , "format": "cardfold pack", "pack version": "0"}""", """
                {"id": "p", "cards": [{"version": 0}, "\\"version\\": 0"],
                 "version" :\t2 , "format": "cardfold pack", "pack version": "0"}""");
        rewrites(
                "{\"version\":0,\"name\":\"x\",\"start\":\"9.9\"}", "{\"version\":3,\"name\":\"x\",\"start\":\"9.9\"}");
        rewrites(
                "{\"name\":\"x\",\"start\":\"9.9\",\"version\":-0}",
                "{\"name\":\"x\",\"start\":\"9.9\",\"version\":3}");
        rewrites(
                "{\"name\":\"x\",\"start\":\"9.9\",\"v\\u0065rsion\":0}",
                "{\"name\":\"x\",\"start\":\"9.9\",\"v\\u0065rsion\":3}");
    }

    @Test
    void aNumberThatIsMissingComesFirstOrAfterTheFormat() {
        rewrites("{\n  \"name\": \"x\",\n  \"start\": \"9.9\"\n}\n", """
                {
                  "version": 3,
                  "name": "x",
                  "start": "9.9"
                }
                """);
        rewrites("{\"name\": \"x\", \"start\": 5}", "{\"version\": 3, \"name\": \"x\", \"start\": 5}");
        rewrites(
                "{ \"format\" : \"cardfold scenario\" , \"name\": \"x\"}",
                "{ \"format\" : \"cardfold scenario\", \"version\": 3 , \"name\": \"x\"}");
        rewrites("{\"format\":\"cardfold pack\"}", "{\"format\":\"cardfold pack\", \"version\": 2}");
        rewrites(
                "{\"name\": \"x\", \"format\": \"cardfold scenario\"}",
                "{\"version\": 3, \"name\": \"x\", \"format\": \"cardfold scenario\"}");
    }

    @Test
    void endsOfLinesBlanksAndTheOrderOfFieldsStay() {
        rewrites(
                "\r\n{\r\n\t\"start\":  \"9.9\" ,  \r\n\r\n\t\"name\":\"é \\u00e9 \uD83D\uDC26\"   \r\n} \r\n\r\n",
                "\r\n{\r\n\t\"version\": 3,\r\n\t\"start\":  \"9.9\" ,  \r\n\r\n\t\"name\":\"é \\u00e9 \uD83D\uDC26\"   \r\n} \r\n\r\n");
    }

    /** Longer than what a reader of JSON keeps at a time, so that places are counted and not remembered. */
    @ParameterizedTest
    @ValueSource(ints = {3_990, 7_990, 32_760, 65_530, 1_000_000})
    void theNumberIsFoundBehindAnyLength(int length) {
        for (int i = 0; i < 20; i++) {
            String note = "{\"name\": \"x\", \"start\": \"9.9\", \"note\": \"" + "\uD83D\uDC26".repeat((length + i) / 2)
                    + "y".repeat(i % 2) + "\",\n \"version\": ";
            rewrites(note + "0 }", note + "3 }");
        }
    }

    @Test
    void whatIsNewStays() {
        for (String text : Array.of(
                "{\"version\": 3, \"name\": \"x\", \"start\": 5}", "{\"format\": \"cardfold pack\", \"version\": 2}")) {
            Upgraded upgraded = Upgrade.of(text);
            assertEquals(Upgraded.Result.NEW, upgraded.result());
            assertSame(text, upgraded.text());
            assertTrue(upgraded.sentence().matches(".* of format [23] already"), upgraded.sentence());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "5 | neither a pack nor a scenario file",
                "[{\"version\": 0, \"name\": \"x\", \"start\": \"\"}] | neither a pack nor a scenario file",
                "{} | neither a pack nor a scenario file",
                "{\"name\": \"x\", \"version\": \"1.0.0\"} | neither a pack nor a scenario file",
                "{\"start\": \"9.9\", \"version\": 0} | neither a pack nor a scenario file",
                "{\"format\": \"cardfold state\", \"version\": 0} | of a format that is not rewritten",
                "{\"format\": \"cardfold packs\", \"version\": 0} | of a format that is not rewritten",
                "{\"format\": 5, \"name\": \"x\", \"start\": \"\"} | of a format that is not rewritten",
                "{\"name\": \"x\", \"start\": \"\", \"scripts\": {}} | no scenario file, for such a file has no field 'scripts'",
            })
    void whatIsOfNoFormatThatItKnowsStays(String text, String sentence) {
        Upgraded upgraded = Upgrade.of(text);
        assertEquals(Upgraded.Result.OTHER, upgraded.result());
        assertSame(text, upgraded.text());
        assertEquals(sentence, upgraded.sentence());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"format\": \"cardfold pack\", \"version\": 3} | $.version: expected format 2, which this version of Cardfold"
                        + " reads, found a pack of format 3",
                "{\"format\": \"cardfold pack\", \"version\": -1} | $.version: expected format 2, which this version of"
                        + " Cardfold reads, found a pack of format -1",
                "{\"format\": \"cardfold pack\", \"version\": 4294967296} | $.version: expected format 2, which this version of"
                        + " Cardfold reads, found a pack of format 4294967296",
                "{\"name\": \"x\", \"start\": \"\", \"version\": \"1\"} | $.version: expected the number of a format, 3,"
                        + " found \"1\"",
                "{\"name\": \"x\", \"start\": \"\",, | $.start: expected JSON, found Unexpected character (',' (code 44)): was"
                        + " expecting double-quote to start field name at line 1, column 24",
                "{\"format\": \"cardfold pack\", \"version\": 0, \"version\": 0} | $.version: expected a field of this name only"
                        + " once, found version at line 1, column 43",
                "{\"name\": \"x\", \"state\": {\"format\": \"cardfold state\", \"version\": 0}} | $.state.version: expected format"
                        + " 2, which this version of Cardfold reads, found a saved state of format 0",
                "{\"name\": \"x\", \"variants\": [{}, {\"state\": {\"format\": \"cardfold state\"}}]} |"
                        + " $.variants[1].state.version: expected format 2, which this version of Cardfold reads, found a saved"
                        + " state without a format number",
            })
    void whatCannotBeRewrittenIsRefused(String text, String sentence) {
        StateFormatException refused = assertThrows(StateFormatException.class, () -> Upgrade.of(text));
        assertEquals(sentence, refused.getMessage());
    }

    @Test
    void fromEachOlderNumberThereIsOneStep() {
        assertEquals(
                Array.of(Format.values())
                        .filter(Format::isUpgraded)
                        .flatMap(format -> Array.range(0, format.number()).map(from -> format + " " + from)),
                UpgradeStep.ALL.map(step -> step.format() + " " + step.from()));
    }

    /** A file that says no format is known by its fields, so all that there have ever been must be listed. */
    @Test
    void everyFieldOfAScenarioFileIsKnown() {
        Array<String> fields =
                Array.ofAll(Schemas.of("scenario").getSchemaNode().get("properties")::fieldNames);
        assertEquals(Array.empty(), fields.removeAll(Upgrade.SCENARIO_FIELDS));
    }

    @ParameterizedTest
    @ValueSource(strings = {"examples/scenarios", "src/main/packs", "src/main/resources/io/github/cardfold/perft"})
    void ourOwnFilesAreNew(String folder) throws IOException {
        try (var files = Files.walk(Path.of(folder))) {
            Array<Path> old = Array.ofAll(files.filter(each -> each.toString().endsWith(".json")))
                    .filter(each -> Upgrade.of(read(each)).result() != Upgraded.Result.NEW);
            assertEquals(Array.empty(), old, "cardfold upgrade rewrites them");
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
