package io.github.cardfold.cardfight.setup;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.kernel.table.Seat.NATURE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

@Rule(jp = {"8.2.1.8#3", "8.2.1.8#4"})
class RedrawTest {
    @Test
    @Rule(jp = {"8.2.1.8#3", "8.2.1.8#4"})
    void anyNumberOfCardsMayBePutBackAndAsManyAreDrawn() {
        redraw(A)
                .pick(Zone.HAND, GRADE_0)
                .pick(Zone.HAND, GRADE_1)
                .pass()
                .draws(GRADE_2, GRADE_3)
                .holds(A, Zone.HAND, GRADE_2, GRADE_2, GRADE_3)
                .holds(A, Zone.DECK, GRADE_0, GRADE_1, GRADE_3);
    }

    @Test
    @Rule(jp = "8.2.1.8#5")
    void noneMayBePutBackAndThenNothingIsDrawnOrShuffled() {
        redraw(A)
                .forget()
                .pass()
                .asked(B, "8.2.1.8 put back")
                .holds(A, Zone.HAND, GRADE_0, GRADE_1, GRADE_2)
                .happened(EventKind.MOVE, 0)
                .happened(EventKind.SHUFFLE, 0);
    }

    @Test
    void allMayBePutBack() {
        redraw(A)
                .pick(Zone.HAND, GRADE_0)
                .pick(Zone.HAND, GRADE_1)
                .pick(Zone.HAND, GRADE_2)
                .pass()
                .draws(GRADE_2, GRADE_3)
                .holds(A, Zone.HAND, GRADE_2, GRADE_3, GRADE_3)
                .holds(A, Zone.DECK, GRADE_0, GRADE_1, GRADE_2);
    }

    @Test
    @Rule(jp = "8.2.1.8#3")
    void nothingMovesBeforeTheChoiceIsComplete() {
        Player player = redraw(A);
        assertFalse(player.state().isUnfinished());
        player.pick(Zone.HAND, GRADE_0)
                .offered("pass", "grade-1 from hand", "grade-2 from hand")
                .pick(Zone.HAND, GRADE_1)
                .offered("pass", "grade-2 from hand")
                .holds(A, Zone.HAND, GRADE_0, GRADE_1, GRADE_2);
        assertTrue(player.state().isUnfinished());
    }

    @Test
    @Rule(jp = "8.2.1.8#3")
    void cardsPutBackLieAtTheBottomWhileTheNewOnesAreDrawn() {
        redraw(A)
                .pick(Zone.HAND, GRADE_0)
                .pass()
                .asked(NATURE, "chance drawn")
                .offered("grade-2 from A deck", "grade-3 from A deck", "grade-3 from A deck");
    }

    @Test
    @Rule(jp = "8.2.1.8#5")
    void thenTheDeckIsShuffledAndNobodyKnowsItsOrderAnyMore() {
        Player player = redraw(A)
                .forget()
                .pick(Zone.HAND, GRADE_0)
                .pass()
                .draws(GRADE_3)
                .asked(B, "8.2.1.8 put back")
                .happened(EventKind.SHUFFLE, 1);

        assertFalse(player.thing(A, Zone.DECK, GRADE_0).seenBy(Seat.A));
        player.pass()
                .asked(NATURE, "chance drawn")
                .offered("grade-0 from A deck", "grade-2 from A deck", "grade-3 from A deck")
                .draws(GRADE_0);
    }

    @Test
    @Rule(jp = "8.2.1.8#2")
    void theFirstFighterRedrawsBeforeTheOtherAndEachDoesOnce() {
        redraw(B).pass().asked(A, "8.2.1.8 put back").pass().asked(NATURE, "chance drawn");
        redraw(A)
                .pick(Zone.HAND, GRADE_2)
                .pass()
                .draws(GRADE_2)
                .asked(B, "8.2.1.8 put back")
                .pass()
                .until(A, "9.7.2");
    }

    @Test
    @Rule(jp = {"8.2.1.8#3", "8.2.1.8#4", "8.2.1.8#5"})
    void theOtherFighterRedrawsWithTheOwnDeck() {
        redrawsWithTheOwnDeck(redraw(table().deck(B, GRADE_2, GRADE_3), A).pass());
        redrawsWithTheOwnDeck(redraw(table().deck(B, GRADE_2, GRADE_3), B));
    }

    private static void redrawsWithTheOwnDeck(Player player) {
        player.asked(B, "8.2.1.8 put back")
                .forget()
                .pick(Zone.HAND, GRADE_1)
                .pass()
                .draws(GRADE_3)
                .holds(B, Zone.HAND, GRADE_1, GRADE_3)
                .holds(B, Zone.DECK, GRADE_1, GRADE_2)
                .holds(A, Zone.HAND, GRADE_0, GRADE_1, GRADE_2)
                .holds(A, Zone.DECK, GRADE_2, GRADE_3, GRADE_3)
                .happened(EventKind.SHUFFLE, 1);
        assertEquals(Zone.DECK.of(B), player.events(EventKind.SHUFFLE).get(0).to());
    }

    private static Player redraw(Seat first) {
        return redraw(table(), first);
    }

    private static Table table() {
        return Table.empty()
                .hand(A, GRADE_0, GRADE_1, GRADE_2)
                .deck(A, GRADE_2, GRADE_3, GRADE_3)
                .hand(B, GRADE_1, GRADE_1);
    }

    private static Player redraw(Table table, Seat first) {
        return table.at("8.2.1", "8.2.1.8 redraw first", -1, first.ordinal()).asked(first, "8.2.1.8 put back");
    }
}
