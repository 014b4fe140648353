package io.github.cardfold.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.data.Format;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * A format whose shape changes gets a new number. The main method writes the list anew, but for formats that keep their
 * number though their shape has changed.
 */
class FormatsTest {
    private static final Path LIST = Path.of("src/test/resources/formats.txt");
    private static final String HEADING =
            "# The formats, the number of each and a digest of its shape, as docs/MAINTAINING.md says.\n";

    /** One line of the list: its name, its number and the digest of its shape. */
    private static String line(Format format) {
        return format + " " + format.number() + " " + FormatShape.of(format);
    }

    private static Array<String> listed() throws IOException {
        return Array.ofAll(Files.readAllLines(LIST)).reject(each -> each.startsWith("#"));
    }

    private static String advice(Format format, Array<String> listed) {
        String before = listed.find(each -> each.startsWith(format + " ")).getOrElse("");
        String rises = before.startsWith(format + " " + format.number() + " ")
                ? "its shape has changed, and so must its number: raise it in io.github.cardfold.data.Format and in its schema"
                        + (format.isUpgraded()
                                ? ", add a step to io.github.cardfold.json.UpgradeStep, run cardfold upgrade"
                                : "")
                        + ", name the change in the changelog, and then write the list anew"
                : "its number has risen; write the list anew";
        return format + ": " + rises + " (docs/MAINTAINING.md, \"Formats and their numbers\")";
    }

    @TestFactory
    Iterable<DynamicTest> aFormatThatChangesGetsANewNumber() throws IOException {
        Array<String> listed = listed();
        return Array.of(Format.values())
                .map(format -> DynamicTest.dynamicTest(
                        format.title(), () -> assertTrue(listed.contains(line(format)), () -> advice(format, listed))));
    }

    @Test
    void theListHasNothingElse() throws IOException {
        assertEquals(
                Array.of(Format.values()).map(Format::name),
                listed().map(each -> each.substring(0, each.indexOf(' '))));
    }

    /** The last row of the table of docs/JSON.md that names a format has its number. */
    @Test
    void theTableOfNumbersHasThemAll() throws IOException {
        TreeMap<String, Integer> numbers = TreeMap.empty();
        for (String line : Files.readAllLines(Path.of("docs/JSON.md"))) {
            Matcher row = Pattern.compile("\\| (\\d+) \\| ([a-z ]+(?:, [a-z ]+)*) \\| .* \\|")
                    .matcher(line);
            if (row.matches()) {
                for (String name : row.group(2).split(", ", -1)) {
                    numbers = numbers.put(name, Integer.parseInt(row.group(1)));
                }
            }
        }
        assertEquals(
                Array.of(Format.values())
                        .toSortedMap(each -> each.title().substring("cardfold ".length()), Format::number),
                numbers);
    }

    @Test
    void thePagesSayTheNumbersOfWhatTheyDescribe() throws IOException {
        String state = Files.readString(Path.of("docs/STATE.md"));
        String hash = "number " + Format.POSITION_HASH.number() + ": the byte " + Format.POSITION_HASH.number() + ", ";
        assertTrue(state.contains("describes format " + Format.STATE.number() + ";"), "docs/STATE.md");
        assertTrue(state.contains("`cardfold state`; " + Format.STATE.number() + ";"), "docs/STATE.md");
        assertTrue(state.contains("`PositionHash.of(state)`, " + hash), "docs/STATE.md");
        assertTrue(
                Files.readString(Path.of("docs/SCENARIOS.md"))
                        .contains("| `version` | " + Format.SCENARIO.number() + ", the number of the format |"),
                "docs/SCENARIOS.md");
    }

    public static void main(String[] words) throws IOException {
        Array<String> listed = listed();
        Array<Format> unchanged = Array.of(Format.values())
                .filter(each -> listed.exists(line -> line.startsWith(each + " " + each.number() + " ")));
        unchanged
                .reject(each -> listed.contains(line(each)))
                .map(each -> advice(each, listed))
                .forEach(System.out::println);
        Array<String> lines = Array.of(Format.values())
                .map(each -> unchanged.contains(each)
                        ? listed.find(line -> line.startsWith(each + " ")).get()
                        : line(each));
        Files.writeString(LIST, lines.mkString(HEADING, "\n", "\n"));
    }
}
