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

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.deck.DeckEntry;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import org.junit.jupiter.api.Test;

class DeckCountTest {

    @Test
    @Rule(jp = "8.1.5#1")
    void fourOfANameAreAllowedInMainDeckAndRideDeckTogether() {
        Card.Builder leader = card("Leader").grade(3);
        DeckList deck = legal().mapRide(ride -> ride.append(copies(1, leader)));
        assertBreaks(deck.withMain(mainWith(copies(3, leader))));
        assertBreaks(deck.withMain(mainWith(copies(4, leader))), "8.1.5");
    }

    @Test
    @Rule(jp = "8.1.5")
    void entriesOfOneCardCountTogether() {
        assertBreaks(legal().withMain(mainWith(copies(4, card("Twice")), copies(1, card("Twice")))), "8.1.5");
    }

    @Test
    @Rule(jp = "8.1.5#2")
    void theGDeckCountsByItself() {
        Card.Builder both = g("Both");
        Card.Builder sameName = card("Both");
        assertBreaks(legal().withMain(mainWith(copies(4, sameName))).withG(Array.of(copies(4, both))));
        assertBreaks(legal().withG(Array.of(copies(5, both))), "8.1.5");
    }

    @Test
    @Rule(jp = "8.1.5.1")
    void cardsOfOneNameCountTogetherThoughTheyDiffer() {
        Card.Builder strong = card("Namesake").id("namesake-2").power(9000);
        assertBreaks(legal().withMain(mainWith(copies(2, card("Namesake")), copies(2, strong))));
        assertBreaks(legal().withMain(mainWith(copies(4, card("Namesake")), copies(1, strong))), "8.1.5.1");
    }

    @Test
    @Rule(jp = {"8.1.5.2", "2.1.2#2"})
    void aCardCountsTowardsEachOfItsNames() {
        Card.Builder masked = card("Masked").names(Array.of("Unmasked"));
        assertBreaks(legal().withMain(mainWith(copies(2, masked), copies(2, card("Unmasked")))));
        assertBreaks(legal().withMain(mainWith(copies(1, masked), copies(4, card("Unmasked")))), "8.1.5.2");
    }

    @Test
    @Rule(jp = "8.1.6#1")
    void sixteenCardsHaveATriggerNoMoreNoLess() {
        assertBreaks(legal().withMain(triggers(4).tail().appendAll(plain(38))), "8.1.6");
        assertBreaks(legal().withMain(mainWith(copies(1, trigger("One More", Trigger.FRONT)))), "8.1.6");
    }

    @Test
    @Rule(jp = "8.1.6#1")
    void triggersOfTheRideDeckCount() {
        DeckList deck = legal().mapRide(ride -> ride.append(copies(1, trigger("Riding", Trigger.DRAW))));
        assertBreaks(deck, "8.1.6");
        assertBreaks(deck.mapMain(main -> main.replace(
                        copies(4, trigger("Trigger 1", Trigger.CRITICAL)),
                        copies(3, trigger("Trigger 1", Trigger.CRITICAL)))
                .append(copies(1, card("Filler")))));
    }

    @Test
    @Rule(jp = "8.1.6#2")
    void fiveTriggersOfANameAreTooManyAmongSixteenAndAmongMore() {
        DeckEntry<Card> five = copies(5, trigger("Fivefold", Trigger.DRAW));
        Array<DeckEntry<Card>> eleven = triggers(4).drop(2).append(copies(3, trigger("Trigger 1", Trigger.CRITICAL)));
        assertBreaks(legal().withMain(eleven.append(five).appendAll(plain(34))), "8.1.5");
        assertBreaks(legal().withMain(triggers(4).drop(1).append(five).appendAll(plain(33))), "8.1.5", "8.1.6");
    }

    @Test
    @Rule(jp = "8.1.6.1")
    void atMostFourHealTriggers() {
        assertBreaks(legal().withMain(kinds(Trigger.HEAL, 4)));
        assertBreaks(legal().withMain(kinds(Trigger.HEAL, 5)), "8.1.6.1");
    }

    @Test
    @Rule(jp = "8.1.6.2")
    void atMostOneOverTrigger() {
        assertBreaks(legal().withMain(kinds(Trigger.OVER, 1)));
        assertBreaks(legal().withMain(kinds(Trigger.OVER, 2)), "8.1.6.2");
    }

    @Test
    @Rule(jp = "8.1.6.1")
    void healTriggersOfTheRideDeckCount() {
        assertBreaks(withOneRiding(Trigger.HEAL, 3));
        assertBreaks(withOneRiding(Trigger.HEAL, 4), "8.1.6.1");
    }

    @Test
    @Rule(jp = "8.1.6.2")
    void anOverTriggerOfTheRideDeckCounts() {
        assertBreaks(withOneRiding(Trigger.OVER, 0));
        assertBreaks(withOneRiding(Trigger.OVER, 1), "8.1.6.2");
    }

    @Test
    @Rule(jp = {"8.1.7", "14.10.2"})
    void atMostFourSentinelsOverAllNames() {
        DeckEntry<Card> three = copies(3, card("Wall").sentinel(true));
        DeckEntry<Card> one = copies(1, card("Fence").sentinel(true));
        assertBreaks(legal().withMain(mainWith(three, one)));
        assertBreaks(
                legal().withMain(mainWith(three, one))
                        .mapRide(ride -> ride.append(copies(1, card("Hedge").sentinel(true)))),
                "8.1.7");
    }

    @Test
    @Rule(jp = {"8.1.8", "14.51.2.1"})
    void atMostOneRegalisPieceOverAllNames() {
        DeckEntry<Card> one = copies(1, card("Crown").mainType(MainType.ORDER).tags(TreeSet.of(Tag.REGALIS_PIECE)));
        DeckEntry<Card> other = copies(1, card("Orb").mainType(MainType.ORDER).tags(TreeSet.of(Tag.REGALIS_PIECE)));
        assertBreaks(legal().withMain(mainWith(one)));
        assertBreaks(legal().withMain(mainWith(one, other)), "8.1.8");
        assertEquals(
                "Main deck and ride deck together have 2 cards with regalis-piece where at most 1 is allowed. (8.1.8)",
                DeckRules.check(legal().withMain(mainWith(one, other)), SampleDecks.LIMITS)
                        .head()
                        .toString());
        DeckEntry<Card> two = copies(2, card("Crown").mainType(MainType.ORDER).tags(TreeSet.of(Tag.REGALIS_PIECE)));
        assertBreaks(legal().withMain(mainWith(two)), "8.1.8");
        DeckEntry<Card> ridden = copies(1, card("Sceptre").tags(TreeSet.of(Tag.REGALIS_PIECE)));
        assertBreaks(legal().withMain(mainWith(one)).mapRide(ride -> ride.append(ridden)), "8.1.8");
        DeckEntry<Card> inG = copies(1, g("G Orb").tags(TreeSet.of(Tag.REGALIS_PIECE)));
        assertBreaks(legal().withMain(mainWith(one)).withG(Array.of(inG)));
    }

    @Test
    @Rule(jp = {"8.1.8", "14.51.2.1"})
    void theKeywordOfARegalisPieceCountsAsItsTagDoes() {
        Card seal = Packs.gauntlet().card("great-seal-of-the-turnstiles").get();
        Card crown = card("Crown")
                .mainType(MainType.ORDER)
                .tags(TreeSet.of(Tag.REGALIS_PIECE))
                .build();
        assertBreaks(legal().withMain(mainWith(new DeckEntry<>(1, seal))));
        assertBreaks(legal().withMain(mainWith(new DeckEntry<>(2, seal))), "8.1.8");
        assertBreaks(legal().withMain(mainWith(new DeckEntry<>(1, seal), new DeckEntry<>(1, crown))), "8.1.8");
        assertBreaks(
                legal().withMain(mainWith(new DeckEntry<>(1, crown)))
                        .mapRide(ride -> ride.append(new DeckEntry<>(1, seal))),
                "8.1.8");
    }

    @Test
    @Rule(jp = {"14.57.1", "14.57.2", "14.57.2.1"})
    void atMostOneAceUnitInAllDecksTogether() {
        DeckEntry<Card> one = copies(1, card("Ace").tags(TreeSet.of(Tag.ACE_UNIT)));
        DeckEntry<Card> other = copies(1, g("G Ace").tags(TreeSet.of(Tag.ACE_UNIT)));
        assertBreaks(legal().withMain(mainWith(one)));
        assertBreaks(legal().withMain(mainWith(one)).withG(Array.of(other)), "14.57.2");
    }

    /** Returns a legal main deck but for having so many triggers of a kind, all of different names. */
    private static Array<DeckEntry<Card>> kinds(Trigger trigger, int count) {
        return Array.rangeClosed(1, count)
                .map(number -> copies(1, trigger("Special " + number, trigger)))
                .appendAll(Array.rangeClosed(count + 1, 16)
                        .map(number -> copies(1, trigger("Common " + number, Trigger.DRAW))))
                .appendAll(plain(34));
    }

    /** Returns decks with so many triggers of a kind in the main deck and one in the ride deck, 16 triggers in all. */
    private static DeckList withOneRiding(Trigger trigger, int inMain) {
        return legal().withMain(kinds(trigger, inMain)
                        .replace(copies(1, trigger("Common 16", Trigger.DRAW)), copies(1, card("Filler"))))
                .mapRide(ride -> ride.append(copies(1, trigger("Riding", trigger))));
    }
}
