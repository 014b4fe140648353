package io.github.cardfold.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.Seat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every example of the document is what it says it is. */
class NotationDocTest {
    private final State state = Table.empty()
            .hand(Seat.A, TestCards.GRADE_3, TestCards.GRADE_1, TestCards.GRADE_2)
            .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2)
            .unit(Seat.B, Circle.FRONT_RIGHT, TestCards.GRADE_1)
            .turn(Seat.A, "9.9")
            .state();

    /** The lines of all blocks of a kind. */
    private static List<String> examples(String kind) throws IOException {
        List<String> lines = new ArrayList<>();
        boolean inside = false;
        for (String line : Files.readAllLines(Path.of("docs/NOTATION.md"))) {
            if (line.startsWith("```")) {
                inside = line.equals("```" + kind);
            } else if (inside) {
                lines.add(line);
            }
        }
        assertTrue(lines.size() > 1, kind);
        return lines;
    }

    @Test
    void actions() throws IOException {
        for (String line : examples("action")) {
            assertEquals(line, Notation.action(state, Notation.readActionAsReferee(state, line)));
        }
    }

    @Test
    void describedActions() throws IOException {
        for (String line : examples("described")) {
            assertEquals(line, Notation.described(state, Notation.readActionAsReferee(state, line)));
        }
    }

    @Test
    void events() throws IOException {
        for (String line : examples("event")) {
            assertEquals(line, Notation.event(state.position(), Notation.readEvent(state.position(), line)));
        }
    }

    @Test
    void eventsOfDescribedCards() throws IOException {
        for (String line : examples("event-read")) {
            String canonical = Notation.eventInFull(state.position(), Notation.readEvent(state.position(), line));
            assertTrue(canonical.contains(" A hand:1") || canonical.contains(" A front left:0"), canonical);
        }
    }

    /** The lines of a position and of a difference are written so, whatever the numbers. */
    @Test
    void places() {
        String text = Notation.position(state);
        assertTrue(text.contains("\n  A hand: 3 cards [sight: owner]\n    settled: grade-3 "), text);
        assertTrue(text.contains("\n  A soul: -\n"), text);
    }
}
