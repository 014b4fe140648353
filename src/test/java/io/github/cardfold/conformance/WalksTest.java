package io.github.cardfold.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Hearing;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.table.Seat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The pictures in the document show the steps that the engine carries out. The main method draws them anew. */
class WalksTest {
    private static final Path DOCUMENT = Path.of("docs/ARCHITECTURE.md");

    /** Draws the pictures into the document. */
    public static void main(String[] args) throws IOException {
        write("call", call());
        write("guard", guard());
        write("AUTO ability", auto());
    }

    private static void write(String name, String picture) throws IOException {
        String text = Files.readString(DOCUMENT);
        Matcher found = picture(name, text);
        Files.writeString(DOCUMENT, text.substring(0, found.start(1)) + picture + text.substring(found.end(1)));
    }

    private static Matcher picture(String name, String text) {
        Matcher found = Pattern.compile("<!-- walk: " + name + " -->\n\n```\n((?:.*\n)*?)```\n")
                .matcher(text);
        assertTrue(found.find(), name);
        return found;
    }

    private static void same(String name, String picture) throws IOException {
        assertEquals(
                picture,
                picture(name, Files.readString(DOCUMENT)).group(1),
                "the main method of this test draws the picture anew");
    }

    private static String walk(Player player, Consumer<Player> playing) {
        StepDiagram walk = new StepDiagram(player.state());
        Hearing.during(() -> playing.accept(player), rules -> walk);
        return walk.drawn();
    }

    private static String call() {
        return walk(
                Table.empty()
                        .seed(1)
                        .hand(Seat.A, TestCards.GRADE_1, TestCards.GRADE_0)
                        .turn(Seat.A, "9.9"),
                player -> player.calls(TestCards.GRADE_1, Circle.BACK_LEFT).asked(Seat.A, "9.9.2"));
    }

    private static String guard() {
        return walk(
                Table.empty()
                        .seed(1)
                        .hand(Seat.B, TestCards.GRADE_1, TestCards.GRADE_0)
                        .turn(Seat.A, "9.10")
                        .yes(),
                player -> player.act("guard", Zone.HAND, TestCards.GRADE_1)
                        .asked(Seat.B, "10.5.1.2.2 more")
                        .pass()
                        .asked(Seat.B, "10.5.1.2.1"));
    }

    private static String auto() {
        return walk(
                Table.empty(TextCards.rules("{'auto': {'on': 'placed', 'cost': 'counter blast', 'then': 'draw'}}"))
                        .seed(1)
                        .in(Seat.A, Zone.DAMAGE, TestCards.GRADE_0)
                        .hand(Seat.A, TextCards.TEXT, TestCards.GRADE_0)
                        .turn(Seat.A, "9.9")
                        .act("call", Zone.HAND, TextCards.TEXT),
                player -> player.pickCircle(Circle.BACK_LEFT)
                        .asked(Seat.A, "pay 1")
                        .yes()
                        .asked(Seat.A, "9.9.2"));
    }

    @Test
    void aNormalCallGoesTheWayOfThePicture() throws IOException {
        same("call", call());
    }

    @Test
    void aGuardGoesTheWayOfThePicture() throws IOException {
        same("guard", guard());
    }

    @Test
    void anAutoAbilityGoesTheWayOfThePicture() throws IOException {
        same("AUTO ability", auto());
    }
}
