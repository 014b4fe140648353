package io.github.cardfold.cardfight.action;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** What a search has found stays out of the shuffle that follows it. */
class ShuffleAfterSearchTest {
    private static final String SEARCH = "{'search deck': {'are': {'grade': 3}}}";

    @Test
    @Rule(jp = {"7.12.2#1", "7.12.2#2"})
    void whatWasFoundIsNotShuffledAndTheOthersAre() {
        Player player = activated("{'look': 1}, " + SEARCH + ", 'shuffle deck', {'draw': 2}")
                .draws(GRADE_0)
                .pick(Zone.DECK, GRADE_3)
                .draws(GRADE_1);

        player.holds(A, Zone.HAND, GRADE_1, GRADE_3).holds(A, Zone.DECK, GRADE_0, GRADE_2);
    }

    @Test
    @Rule(jp = {"7.12.2#1", "4.1.8.1"})
    void theTextSaysWhereItGoesAfterTheShuffle() {
        String bottom = "{'put': {'what': '$it', 'to': 'deck', 'bottom': true}}";
        Player player =
                activated(SEARCH + ", 'shuffle deck', " + bottom + ", 'draw'").pick(Zone.DECK, GRADE_3);

        player.draws(GRADE_0).holds(A, Zone.DECK, GRADE_1, GRADE_2, GRADE_3);
        assertEquals(Array.of(GRADE_3), seen(player, A));
    }

    @Test
    @Rule(jp = {"7.12.2#1", "7.12.3"})
    void onlyWhoFoundItSeesItAfterwards() {
        Player player = activated(SEARCH + ", 'shuffle deck'").pick(Zone.DECK, GRADE_3);

        assertEquals(Array.of(GRADE_3), seen(player, A));
        assertEquals(Array.empty(), seen(player, B));
    }

    @Test
    @Rule(jp = {"7.12.2#1", "7.10.3"})
    void whatWasRevealedStaysKnownWhereItLies() {
        Player player =
                activated(SEARCH + ", {'reveal': '$it'}, 'shuffle deck'").pick(Zone.DECK, GRADE_3);

        assertEquals(Array.of(GRADE_3), seen(player, B));
    }

    @Test
    @Rule(jp = "7.12.2#3")
    void aTextMaySayThatItIsShuffledToo() {
        assertEquals(
                Array.empty(),
                seen(
                        activated(SEARCH + ", {'shuffle deck': {'found too': true}}")
                                .pick(Zone.DECK, GRADE_3),
                        A));
    }

    @Test
    @Rule(jp = "7.12.2")
    void aShuffleThatFollowsAShuffleShufflesAll() {
        assertEquals(
                Array.empty(),
                seen(activated(SEARCH + ", 'shuffle deck', 'shuffle deck'").pick(Zone.DECK, GRADE_3), A));
    }

    @Test
    @Rule(jp = "7.12.2")
    void whatWasPutIntoTheDeckBeforeIsShuffled() {
        String put = "{'put': {'what': '$it', 'to': 'deck', 'bottom': true}}";
        assertEquals(
                Array.empty(),
                seen(activated(SEARCH + ", " + put + ", 'shuffle deck'").pick(Zone.DECK, GRADE_3), A));
    }

    @Test
    @Rule(jp = "7.12.2")
    void theShuffleOfAnotherDeckLeavesItWhereItIs() {
        Player player = activated(SEARCH + ", {'shuffle deck': 'opponent'}, 'shuffle deck'")
                .pick(Zone.DECK, GRADE_3);

        assertEquals(Array.of(GRADE_3), seen(player, A));
    }

    @Test
    @Rule(jp = "7.12.2#1")
    void severalFindsKeepTheirOrder() {
        String search = "{'search deck': {'up to': 2}}, 'shuffle deck'";
        Player player = activated(search).pick(Zone.DECK, GRADE_1).pick(Zone.DECK, GRADE_3);

        assertEquals(Array.of(GRADE_1, GRADE_3), seen(player, A));
        assertEquals(Array.empty(), seen(player, B));
    }

    private static Player activated(String then) {
        return Table.empty(TextCards.rules("{'act': {'in': 'rc', 'then': [" + then + "]}}"))
                .unit(A, Circle.FRONT_LEFT, TextCards.TEXT)
                .deck(A, GRADE_0, GRADE_1, GRADE_2, GRADE_3)
                .deck(B, GRADE_0)
                .turn(A, "9.9")
                .activate(Circle.FRONT_LEFT);
    }

    /** The cards that a seat sees in A's deck, from the top. */
    private static Array<String> seen(Player player, Seat seat) {
        return View.of(player.state(), seat)
                .cards(A, Zone.DECK)
                .cards()
                .flatMap(each -> each.definition())
                .map(each -> each.id());
    }
}
