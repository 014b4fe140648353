package io.github.cardfold.cardfight.card;

import static io.github.cardfold.cardfight.card.SampleDecks.assertBreaks;
import static io.github.cardfold.cardfight.card.SampleDecks.card;
import static io.github.cardfold.cardfight.card.SampleDecks.copies;
import static io.github.cardfold.cardfight.card.SampleDecks.g;
import static io.github.cardfold.cardfight.card.SampleDecks.legal;
import static io.github.cardfold.cardfight.card.SampleDecks.mainWith;
import static io.github.cardfold.cardfight.card.SampleDecks.plain;
import static io.github.cardfold.cardfight.card.SampleDecks.triggers;

import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Other editions have other numbers. */
class DeckLimitsTest {

    @Test
    @Rule(en = "5.1.1", it = "5.1.1")
    void anEditionMayHaveNoRideDeck() {
        DeckLimits limits = DeckLimits.builder().rideMost(0).build();
        assertBreaks(limits, legal().withRide(Array.empty()));
        assertBreaks(limits, legal(), "8.1.2");
    }

    @Test
    @Rule(en = "5.3.2", it = "5.3.2")
    void anEditionMayHaveASmallerGDeckOrNone() {
        DeckList nine = legal().withG(Array.rangeClosed(1, 9).map(number -> copies(1, g("G " + number))));
        assertBreaks(DeckLimits.builder().gMost(9).build(), nine);
        assertBreaks(DeckLimits.builder().gMost(8).build(), nine, "8.1.4.3");
        assertBreaks(DeckLimits.builder().gMost(0).build(), nine, "8.1.2");
    }

    @Test
    @Rule(en = "5.2.2.6", it = "5.2.2.1")
    void anEditionMayHaveUnitsAlone() {
        DeckLimits limits = DeckLimits.builder().mainOnlyUnits(true).build();
        assertBreaks(limits, legal());
        assertBreaks(limits, legal().withMain(mainWith(copies(1, card("Order").mainType(MainType.ORDER)))), "8.1.4.1");
    }

    @Test
    @Rule(id = {"8.1.3", "8.1.8.1"})
    void anEditionMayTakeTheRideDeckOutOfTheMainDeck() {
        DeckLimits limits =
                DeckLimits.builder().rideWithinMain(true).rideMost(4).build();
        DeckList deck = legal().withMain(triggers(4).appendAll(plain(30)));
        assertBreaks(limits, deck);
        assertBreaks(limits, legal(), "8.1.4.1");
        assertBreaks(limits, deck.mapRide(ride -> ride.append(copies(1, card("Fifth")))), "8.1.4.1", "8.1.4.2");
        assertBreaks(limits, legal().withRide(Array.empty()));
    }

    @Test
    @Rule(id = "8.1.8.2")
    void anEditionMayFixTheGradesOfTheRideDeck() {
        DeckLimits limits =
                DeckLimits.builder().rideGrades(Array.of(0, 1, 2, 3)).build();
        assertBreaks(limits, legal());
        assertBreaks(limits, legal().mapRide(ride -> ride.init().append(copies(1, card("Second One")))), "8.1.4.2");
        Card.Builder order = card("Order").grade(3).mainType(MainType.ORDER);
        assertBreaks(limits, legal().mapRide(ride -> ride.init().append(copies(1, order))), "8.1.4.2");
    }

    @Test
    @Rule(id = "8.1.5.1")
    void anEditionMayLimitFurtherTriggers() {
        DeckLimits limits = DeckLimits.builder()
                .triggerLimits(Array.of(new TriggerLimit(Trigger.CRITICAL, 8, "8.1.6")))
                .build();
        assertBreaks(limits, legal(), "8.1.6");
    }

    @Test
    @Rule(jp = "8.1.5.2", id = "8.1.4", it = "5.2.2.2", en = "5.2.2.2")
    void anEditionMayCountACardUnderItsOwnNameAlone() {
        DeckLimits limits = DeckLimits.builder().copiesOfFurtherNames(false).build();
        Card.Builder masked = card("Masked").names(Array.of("Unmasked"));
        DeckList deck = legal().withMain(mainWith(copies(4, masked), copies(4, card("Unmasked"))));
        assertBreaks(limits, deck);
        assertBreaks(deck, "8.1.5.2");
        assertBreaks(limits, legal().withMain(mainWith(copies(5, masked))), "8.1.5");
    }

    @Test
    @Rule(
            jp = {"2.16.2.1", "8.1.9"},
            it = "2.13.2",
            en = "2.13.2")
    void anEditionMayTakeThisCardForAllCardsOfItsName() {
        DeckLimits limits = DeckLimits.builder().collectorNumbers(false).build();
        Card.Builder swarm =
                card("Swarm").abilities(Array.of(TextCards.ability("{'cont': {'effects': {'may': {'have': 8}}}}")));
        DeckList deck = legal().withMain(
                        mainWith(copies(3, swarm), copies(5, card("Swarm").id("swarm-2"))));
        assertBreaks(limits, deck);
        assertBreaks(deck, "8.1.5");
    }
}
