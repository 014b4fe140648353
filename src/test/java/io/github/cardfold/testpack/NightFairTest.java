package io.github.cardfold.testpack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckLimits;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckRules;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.fuzz.Fuzz;
import io.github.cardfold.fuzz.Settings;
import io.github.cardfold.fuzz.Tally;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** The shipped pack {@code nightfair} as a whole: its cards, its decks, and games between them. */
class NightFairTest {
    private static final int GAMES = 32;
    private static final Pack PACK = Packs.nightfair();
    private static final Array<DeckList> DECKS = Decks.names(PACK.id()).map(Decks::named);

    @Test
    void everyCardIsInADeckAndSaysInWordsWhatItDoes() {
        assertTrue(PACK.cards().size() >= 90, () -> PACK.cards().size() + " cards");
        Array<Card> played = DECKS.flatMap(deck -> deck.main().appendAll(deck.ride()))
                .map(DeckEntry::card)
                .distinct();
        assertEquals(Array.empty(), PACK.cards().removeAll(played).map(Card::name));
        for (Card card : PACK.cards()) {
            assertEquals(card.abilities().isEmpty(), card.text().isEmpty(), card.name());
            assertFalse(card.text().contains("$"), card.text());
        }
    }

    @Test
    @Rule(jp = {"8.1.2", "8.1.4", "8.1.5", "8.1.6", "8.1.7"})
    void theFourDecksAreLegal() {
        assertEquals(4, DECKS.size());
        for (DeckList deck : DECKS) {
            assertEquals(Array.empty(), DeckRules.check(deck, DeckLimits.standard()), deck.toString());
        }
        Array<Trigger> icons = PACK.cards()
                .map(Card::trigger)
                .filter(each -> each != Trigger.NONE)
                .distinct();
        assertEquals(Trigger.values().length - 1, icons.size());
    }

    @Test
    void randomGamesBetweenAllDecksGoWell() throws InterruptedException {
        Rules rules = Cardfight.rules(Editions.JP_2026_04, PACK);
        Tally tally = Fuzz.play(new Settings(rules, DECKS, GAMES, 1, Settings.Manner.MIXED, 1, 25, Array.empty()));
        assertEquals(Array.empty(), tally.failures());
        assertEquals(GAMES, tally.passed());
    }
}
