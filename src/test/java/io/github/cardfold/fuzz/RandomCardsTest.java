package io.github.cardfold.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.card.Card;
import io.vavr.collection.Array;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Some of the games that the main method of {@link RandomCards} plays. */
class RandomCardsTest {
    private static final int GAMES = 3;

    @ParameterizedTest
    @ValueSource(longs = {1, 1059})
    void gamesOfCardsThatNobodyWouldPrintAreSound(long seed) throws InterruptedException {
        Array<Card> cards = RandomCards.cards(seed);
        assertTrue(cards.count(each -> each.abilities().nonEmpty()) > 5);
        Tally tally = RandomCards.play(cards, seed * GAMES, GAMES);
        assertEquals(Array.empty(), tally.failures().map(each -> each.fault().text()));
        assertEquals(GAMES, tally.passed());
    }
}
