package io.github.cardfold.perft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.scenario.Scenario;
import io.github.cardfold.scenario.Scenarios;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The published positions and the counts that docs/PERFT.md has for them. */
class PositionsTest {
    private static final Path TABLE = Path.of("docs/PERFT.md");
    /** Deeper counts are the command's. */
    private static final int MOST = 400;

    static Array<String> names() {
        return Positions.names();
    }

    private static Array<Long> published(String name) throws IOException {
        return Array.ofAll(Files.readAllLines(TABLE))
                .filter(line -> line.startsWith("| " + name + " | "))
                .map(line -> line.split(" \\| ")[1].replace(" |", ""))
                .flatMap(counts -> Array.of(counts.split(" ")))
                .map(Long::valueOf);
    }

    @Test
    void thereAreTwentyAndTheTableHasEach() throws IOException {
        assertEquals(20, Positions.names().distinct().size());
        for (String name : Positions.names()) {
            assertTrue(published(name).size() > 3, name);
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void theFileIsAScenarioThatHolds(String name) {
        assertEquals(
                "",
                Scenarios.run(Scenario.read(name, Positions.text(name + ".json")))
                        .failures()
                        .mkString("\n"));
        assertTrue(Positions.named(name).isChanceOpen());
    }

    @ParameterizedTest
    @MethodSource("names")
    void theCountsAreThosePublished(String name) throws IOException {
        Array<Long> published = published(name);
        Array<Long> counted = Perft.count(Positions.named(name), published.size() - 1, MOST);
        assertTrue(counted.size() > 3);
        assertEquals(published.take(counted.size()), counted);
    }

    /** Two squires, a knight and a heal trigger: 3 x 2 x 2 choices to guard with, calling none being one of them. */
    @Test
    void guardsAreCountedByHand() throws IOException {
        assertEquals(3 * 2 * 2, published("guard").get(1));
        // Passing leads to 1 position. Guarding once leads to 11, and passing then to 11. Guarding twice puts two
        // rising
        // rows of cards onto the circle: of two cards 7 orders; of three 3 with two squires and a knight, 3 with two
        // squires and the trigger, 5 without a pair (6 less the falling one); of all four 8.
        assertEquals(1 + 11 + 7 + (3 + 3 + 5) + 8, published("guard").get(2));
    }

    /** Two columns that can be swapped. */
    @Test
    void swapsAreCountedByHand() throws IOException {
        // To swap the left column, the right one, or to go on.
        assertEquals(3, published("swaps").get(1));
        // Going on: to attack or not, 2. After one swap: back, the other one too, on from left, on from right: 4.
        assertEquals(2 + 4, published("swaps").get(2));
    }

    /** Five cards that may go back, two of them squires. */
    @Test
    void redrawsAreCountedByHand() throws IOException {
        assertEquals(3 * 2 * 2 * 2, published("redraw").get(1));
    }

    @Test
    void aNameThatIsNotThereIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Positions.named("checkmate"));
    }
}
