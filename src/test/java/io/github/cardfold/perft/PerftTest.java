package io.github.cardfold.perft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class PerftTest {
    private static final DeckList DECK = Decks.named("clockwork-orchard");
    private static final Setup SETUP = Cardfight.setup(Cardfight.rules(), DECK, DECK);

    /** Up to the opening hand: two first vanguards, who chooses, who goes first, and then card by card. */
    @Test
    void openingHandsAreCountedAsMultisets() {
        State start = SETUP.startWithOpenChance();
        Array<Long> drawn = Array.range(1, 5).map(PerftTest::handsOf).map(hands -> 2 * hands);
        assertEquals(Array.of(1L, 1L, 1L, 2L, 2L).appendAll(drawn), Perft.count(start, 8));
    }

    /** How many hands of a size a deck holds, worked out from the numbers of its copies alone. */
    private static long handsOf(int size) {
        long[] hands = new long[size + 1];
        hands[0] = 1;
        for (var entry : DECK.main()) {
            for (int held = size; held > 0; held--) {
                for (int copies = 1; copies <= Math.min(entry.count(), held); copies++) {
                    hands[held] += hands[held - copies];
                }
            }
        }
        return hands[size];
    }

    @Test
    void aFinishedGameIsAPositionThatLeadsNowhere() {
        State over = SETUP.startWithOpenChance().step(Action.concede(Seat.B));
        assertEquals(Array.of(1L, 0L, 0L), Perft.count(over, 2));
    }

    @Test
    void whatCannotBeCountedIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Perft.count(SETUP.start(1), 1));
        assertThrows(IllegalArgumentException.class, () -> Perft.count(SETUP.startWithOpenChance(), -1));
    }
}
