package io.github.cardfold.cardfight.text;

import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** A card that is written in Java is the card that is written in JSON, and plays. */
class JavaCardTest {
    @Test
    void theExampleIsWhatJsonSays() {
        assertEquals(
                TextCards.ability(
                        "{'auto': {'on': {'placed': {'to': 'rc'}}, 'when': {'exists': {'rear guards': 'opponent'}},"
                                + " 'cost': {'counter blast': 1}, 'then': [{'choose': {'from': {'rear guards': {'of':"
                                + " 'opponent', 'are': {'grade': {'at most': 1}}}}}}, {'retire': '$it'}, {'apply':"
                                + " {'effects': {'gets': {'power': 5000}}, 'lasting': 'turn'}}]}}"),
                EmberScout.STRIKE);
    }

    @Test
    void theExampleOfTheDocumentIsThisOneAndPlays() throws IOException {
        String source = Files.readString(Path.of("src/test/java/io/github/cardfold/cardfight/text/EmberScout.java"));
        String example = source.substring(source.indexOf("final class"));
        String document = Files.readString(Path.of("docs", "CARDS.md"));
        assertTrue(document.contains("```java\n" + example + "```"), "docs/CARDS.md does not show EmberScout.java");
        Table.empty(TextCards.rules(
                        TextCards.like(TestCards.GRADE_2, "scout").withAbilities(EmberScout.CARD.abilities())))
                .hand(A, "scout")
                .in(A, Zone.DAMAGE, TestCards.GRADE_0)
                .unit(B, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .unit(B, Circle.FRONT_RIGHT, TestCards.GRADE_2)
                .turn(A, "9.9")
                .act("call", Zone.HAND, "scout")
                .pickCircle(Circle.FRONT_LEFT)
                .yes()
                .holds(B, Zone.DROP, TestCards.GRADE_1)
                .power(A, Circle.FRONT_LEFT, 15000);
    }

    @Test
    void whatATextMayNotSayIsRefusedWhenItIsMade() {
        IllegalArgumentException two = assertThrows(
                IllegalArgumentException.class,
                () -> Instructions.chooseWith(
                        Selectors.rearGuards(), more -> more.exactly(1).upTo(2)));
        assertTrue(two.getMessage().contains("exactly"), two.getMessage());
    }
}
