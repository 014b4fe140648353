package io.github.cardfold.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** What a seat sees of events. */
class SeenEventTest {
    private static Array<String> told(Player player, Seat seat) {
        return View.events(player.state(), seat).map(SeenEvent::text);
    }

    @Test
    @Rule(jp = {"7.6.1", "4.6.2"})
    void aDrawnCardIsNamedToWhoDrawsIt() {
        Player player = Table.empty()
                .hand(Seat.A, TestCards.GRADE_3)
                .deck(Seat.A, TestCards.GRADE_2, TestCards.GRADE_1)
                .turn(Seat.A, "9.3")
                .draws(TestCards.GRADE_2)
                .asked(Seat.A, "9.7.2");
        assertEquals(
                Array.of("move A grade-2 at A deck to A hand", "drew A", "beginning A 3 ride phase"),
                told(player, Seat.A));
        assertEquals(
                Array.of("move A ? at A deck to A hand", "drew A", "beginning A 3 ride phase"), told(player, Seat.B));
    }

    @Test
    @Rule(jp = {"6.2.3.1.1", "6.2.3.4"})
    void aCalledCardIsNamedToAll() {
        Player player = Table.empty()
                .hand(Seat.A, TestCards.GRADE_1)
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2)
                .turn(Seat.A, "9.9")
                .act("call", Zone.HAND, TestCards.GRADE_1);
        assertEquals(Array.of("shown A grade-1 call"), told(player, Seat.B));
        player.pickCircle(Circle.FRONT_LEFT);
        assertEquals(
                Array.of(
                        "move A grade-1 at A hand to A front left",
                        "move A grade-2 at A front left to A drop zone",
                        "called A grade-1 at A front left"),
                told(player, Seat.B).take(3));
    }

    @Test
    @Rule(jp = {"10.4.1.5", "10.4.1.9.4", "10.7.1.6"})
    void factsNameUnitsAndWhereTheyStood() {
        Player player = Table.empty()
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2)
                .unit(Seat.B, Circle.FRONT_RIGHT, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .yes()
                .pickUnit(Seat.A, Circle.FRONT_LEFT);
        assertEquals(
                Array.of("turn A grade-2 at A front left rest", "attacked A grade-2 at A front left"),
                told(player, Seat.B));
        player.pickUnit(Seat.B, Circle.FRONT_RIGHT);
        Array<String> told = told(player, Seat.B);
        assertEquals("was attacked A grade-2 at A front left with grade-1 at B front right", told.head());
        assertEquals(
                Array.of(
                        "hit A grade-2 at A front left with grade-1 at B front right",
                        "move B grade-1 at B front right to B drop zone"),
                told.filter(line -> line.startsWith("hit") || line.startsWith("move")));
    }

    @Test
    @Rule(jp = {"4.1.11", "8.2.1.8"})
    void ofCardsPutBackOthersSeeTheNumber() {
        Player player = Table.empty()
                .hand(Seat.A, TestCards.GRADE_1, TestCards.GRADE_2)
                .deck(Seat.A, TestCards.GRADE_3)
                .at("8.2.1", "8.2.1.8 redraw first", 0, 0)
                .pick(Zone.HAND, TestCards.GRADE_1)
                .pick(Zone.HAND, TestCards.GRADE_2)
                .pass();
        String hidden = "move A ? at A hand to A deck bottom";
        assertEquals(Array.of(hidden, hidden), told(player, Seat.B).take(2));
        assertEquals(
                "move A grade-1 at A hand to A deck bottom",
                told(player, Seat.A).head());
        player.asked(Seat.B, "8.2.1.8 put back");
        assertEquals("shuffle A ? at A deck", told(player, Seat.B).last());
    }

    /** Which cards of a public zone go, all see; in which order they lie, only the one who puts them there. */
    @Test
    @Rule(jp = {"4.1.7.1", "4.1.10"})
    void ofCardsPutIntoTheDeckFromWhereAllSeeThemOthersSeeWhichTheyAre() {
        String puts =
                "{'act': {'in': 'rc', 'then': {'put': {'what': {'cards': 'drop'}, 'to': 'deck', 'bottom': true}}}}";
        for (String first : Array.of(TestCards.GRADE_1, TestCards.GRADE_2)) {
            Player player = Table.empty(TextCards.rules(puts))
                    .unit(Seat.A, Circle.FRONT_LEFT, TextCards.TEXT)
                    .in(Seat.A, Zone.DROP, TestCards.GRADE_1, TestCards.GRADE_2)
                    .deck(Seat.A, TestCards.GRADE_3)
                    .turn(Seat.A, "9.9")
                    .activate(Circle.FRONT_LEFT)
                    .pick(Zone.DROP, first);
            assertEquals(
                    Array.of(
                            "move A grade-1 at A drop zone to A deck bottom by an effect of A's text",
                            "move A grade-2 at A drop zone to A deck bottom by an effect of A's text"),
                    told(player, Seat.B));
        }
    }

    @Test
    @Rule(jp = {"11.10.2.6", "9.11.9"})
    void lastingEffectsBeginAndEndInSight() {
        Player player = Table.empty()
                .deck(Seat.A, TestCards.trigger("front"), TestCards.GRADE_1, TestCards.GRADE_1)
                .deck(Seat.B, TestCards.GRADE_1, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .yes()
                .draws(TestCards.trigger("front"));
        assertEquals(
                "begin A 10000 power on [A vanguard] turn by an effect of A's front-trigger",
                told(player, Seat.B).find(line -> line.startsWith("begin ")).get());
        player.draws(TestCards.GRADE_1, TestCards.GRADE_1);
        assertEquals(
                "expire turn",
                told(player, Seat.B).find(line -> line.startsWith("expire t")).get());
    }
}
