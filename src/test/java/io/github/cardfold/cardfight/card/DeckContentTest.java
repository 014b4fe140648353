package io.github.cardfold.cardfight.card;

import static io.github.cardfold.cardfight.card.SampleDecks.assertBreaks;
import static io.github.cardfold.cardfight.card.SampleDecks.card;
import static io.github.cardfold.cardfight.card.SampleDecks.copies;
import static io.github.cardfold.cardfight.card.SampleDecks.g;
import static io.github.cardfold.cardfight.card.SampleDecks.legal;
import static io.github.cardfold.cardfight.card.SampleDecks.mainWith;
import static io.github.cardfold.cardfight.card.SampleDecks.plain;
import static io.github.cardfold.cardfight.card.SampleDecks.trigger;
import static io.github.cardfold.cardfight.card.SampleDecks.triggers;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.deck.Violation;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class DeckContentTest {

    @Test
    @Rule(jp = {"8.1.2", "8.1.4"})
    void aMainDeckAndARideDeckAreLegal() {
        assertBreaks(legal());
    }

    @Test
    @Rule(jp = "8.1.2#1")
    void aRideDeckIsNoDuty() {
        assertBreaks(legal().withRide(Array.empty()));
    }

    @Test
    @Rule(jp = "8.1.2#1")
    void aMainDeckIsADuty() {
        assertBreaks(legal().withMain(Array.empty()).withRide(triggers(4)), "8.1.2");
    }

    @Test
    @Rule(jp = "8.1.4.1#1")
    void theMainDeckHasExactlyFiftyCards() {
        assertBreaks(legal().withMain(triggers(4).appendAll(plain(33))), "8.1.4.1");
        assertBreaks(legal().withMain(triggers(4).appendAll(plain(35))), "8.1.4.1");
    }

    @Test
    @Rule(jp = "8.1.4.1#2")
    void theMainDeckHasNoRideDeckCrest() {
        Card.Builder crest = card("Crest").mainType(MainType.RIDE_DECK_CREST);
        assertBreaks(legal().withMain(mainWith(copies(1, crest))), "8.1.4.1");
    }

    @Test
    @Rule(jp = "8.1.4.1#3")
    void theMainDeckHasNoGCard() {
        assertBreaks(legal().withMain(mainWith(copies(2, g("G One")))), "8.1.4.1");
    }

    @Test
    @Rule(jp = "8.1.4.1")
    void theMainDeckMayHaveOrders() {
        assertBreaks(legal().withMain(mainWith(copies(4, card("Order").mainType(MainType.ORDER)))));
    }

    @Test
    @Rule(jp = "8.1.4.2")
    void aRideDeckHasFourCardsOrMore() {
        assertBreaks(legal().mapRide(ride -> ride.take(3)), "8.1.4.2");
        assertBreaks(legal().mapRide(ride -> ride.append(copies(1, card("Fifth")))));
    }

    @Test
    @Rule(jp = {"8.1.4.2", "2.9.3.6"})
    void aRideDeckMayHaveARideDeckCrest() {
        Card.Builder crest = card("Crest").mainType(MainType.RIDE_DECK_CREST);
        assertBreaks(legal().mapRide(ride -> ride.append(copies(1, crest))));
    }

    @Test
    @Rule(jp = "8.1.4.3#2")
    void aGDeckHasAtMostSixteenCards() {
        Array<DeckEntry<Card>> sixteen = Array.rangeClosed(1, 4).map(number -> copies(4, g("G " + number)));
        assertBreaks(legal().withG(sixteen));
        assertBreaks(legal().withG(sixteen.append(copies(1, g("G 5")))), "8.1.4.3");
    }

    @Test
    @Rule(jp = {"8.1.4.1#3", "8.1.4.3#1"})
    void allCardsAreNamedThatADeckMayNotHave() {
        assertNames(
                "G cards, which it may not: G One, G Two.",
                legal().withMain(mainWith(copies(1, g("G One")), copies(2, g("G Two")))));
        assertNames(
                "cards other than G cards, which it may not: Stray, Lost.",
                legal().withG(Array.of(copies(1, card("Stray")), copies(1, g("G One")), copies(1, card("Lost")))));
    }

    private static void assertNames(String what, DeckList deck) {
        String told = DeckRules.check(deck, SampleDecks.LIMITS).single().toString();
        assertTrue(told.contains(" has " + what), told);
    }

    @Test
    @Rule(jp = "8.1.4.3#1")
    void aGDeckHasGCardsAlone() {
        assertBreaks(legal().withG(Array.of(copies(1, g("G One")), copies(1, card("Stray")))), "8.1.4.3");
    }

    @Test
    @Rule(jp = "8.2.1.2#3")
    void aRideDeckHasAGradeZeroUnitForFirstVanguard() {
        assertBreaks(legal().mapRide(ride -> ride.tail().append(copies(1, card("Another")))), "8.2.1.2");
        Card.Builder order = card("Order").grade(0).mainType(MainType.ORDER);
        assertBreaks(legal().mapRide(ride -> ride.tail().append(copies(1, order))), "8.2.1.2");
        assertBreaks(legal().mapRide(ride -> ride.tail().append(ride.head())));
        assertBreaks(legal().mapRide(ride -> ride.tail().insert(1, ride.head())));
    }

    @Test
    @Rule(jp = "8.2.1.2#2")
    void withoutARideDeckTheFirstVanguardComesFromTheMainDeck() {
        Array<DeckEntry<Card>> gradeOne = Array.rangeClosed(1, 4)
                .map(number -> copies(4, trigger("T" + number, Trigger.DRAW).grade(1)));
        DeckList deck = legal().withMain(gradeOne.appendAll(plain(34)));
        assertBreaks(deck);
        assertBreaks(deck.withRide(Array.empty()), "8.2.1.2");
    }

    @Test
    @Rule(jp = "8.1.4")
    void everyViolationIsReported() {
        DeckList deck = legal().withMain(triggers(3)).mapRide(ride -> ride.drop(2));
        assertEquals(
                Array.of(
                        "The main deck has 12 cards where exactly 50 are needed. (8.1.4.1)",
                        "The ride deck has 2 cards where 4 or more are needed. (8.1.4.2)",
                        "The ride deck has no grade 0 unit to be the first vanguard. (8.2.1.2)",
                        "Main deck and ride deck together have 12 cards with a trigger where exactly 16 are needed."
                                + " (8.1.6)"),
                DeckRules.check(deck, DeckLimits.standard()).map(Violation::toString));
    }

    @Test
    @Rule(jp = "2.9.3.5")
    void noDeckHasACrestThatIsMadeInTheGame() {
        DeckEntry<Card> crest = copies(1, card("Crest").mainType(MainType.CREST));
        assertBreaks(legal().withMain(mainWith(crest)), "2.9.3.5");
        assertBreaks(legal().mapRide(ride -> ride.append(crest)), "2.9.3.5");
    }
}
