package io.github.cardfold.cardfight.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The cards and decks that the library ships. */
class DecksTest {

    /** The decks of the plain pack, built alike. */
    static Stream<String> names() {
        return Decks.names().toJavaStream();
    }

    static Stream<String> all() {
        return Packs.all().flatMap(pack -> Decks.names(pack.id())).toJavaStream();
    }

    @ParameterizedTest
    @MethodSource("all")
    @Rule(jp = "8.1.4")
    void aShippedDeckIsLegal(String name) {
        SampleDecks.assertBreaks(Decks.named(name));
    }

    @ParameterizedTest
    @MethodSource("all")
    void aShippedDeckIsReadBackFromItsText(String name) {
        DeckList deck = Decks.named(name);
        Pack pack =
                Packs.all().find(each -> Decks.names(each.id()).contains(name)).get();
        assertEquals(deck, DeckReader.read(pack, name, DeckWriter.toText(deck)).get());
    }

    @ParameterizedTest
    @MethodSource("names")
    @Rule(jp = "6.3.8")
    void aShippedDeckRidesFromGradeZeroToAPersonaOfWhichItHasMore(String name) {
        Array<Card> ride = Decks.named(name).cards(DeckSection.RIDE);
        assumeFalse(ride.isEmpty(), "it has no ride deck");
        assertEquals(Array.of(0, 1, 2, 3), ride.map(Card::grade));
        assertTrue(ride.last().personaRide());
        assertEquals(3, Decks.named(name).cards(DeckSection.MAIN).count(ride.last()::equals));
    }

    @Test
    @Rule(jp = "8.1.2")
    void oneShippedDeckHasNoRideDeck() {
        Array<String> without =
                Decks.names().filter(name -> Decks.named(name).ride().isEmpty());
        assertEquals(Array.of("ember-stragglers"), without);
    }

    @Test
    @Rule(jp = "2.14.1")
    void theShippedDecksAreOfFourNations() {
        Array<Array<String>> nations = Decks.names()
                .map(name -> all(Decks.named(name)).flatMap(Card::nations).distinct());
        assertTrue(nations.forAll(nation -> nation.size() == 1), nations::toString);
        assertEquals(4, nations.distinct().size());
    }

    @Test
    @Rule(jp = "11.10.2")
    void theShippedDecksHaveEveryTriggerIcon() {
        Array<Trigger> icons =
                Decks.names().flatMap(name -> all(Decks.named(name)).map(Card::trigger));
        assertEquals(Array.of(Trigger.values()), icons.distinct().sorted());
    }

    @Test
    void eachShippedDeckHasAPlanOfItsOwn() {
        assertEquals(8, count("tidal-archive", Trigger.DRAW));
        assertEquals(8, count("clockwork-orchard", Trigger.STAND));
        assertEquals(8, count("ember-caravan", Trigger.CRITICAL));
        assertEquals(8, count("starmoth-choir", Trigger.FRONT));
    }

    @Test
    void anUnknownDeckIsRefusedWithTheKnownNames() {
        assertEquals(
                "there is no deck 'x' among tidal-archive, clockwork-orchard, ember-caravan, starmoth-choir,"
                        + " ember-stragglers, sparkwheel-racers, undertow-court, hollow-candle, draughthouse-guild,"
                        + " turnstile-court, lantern-gaol, palio-riders, chapter-of-hours, second-bell, mending-yard",
                assertThrows(IllegalArgumentException.class, () -> Decks.named("x"))
                        .getMessage());
    }

    @Test
    void thePackHasUnitsWithoutTextOnly() {
        assertEquals(77, Packs.vanilla().cards().size());
        assertTrue(Packs.vanilla().cards().forAll(card -> card.mainType() == MainType.UNIT));
        assertTrue(Packs.vanilla()
                .cards()
                .forAll(card -> card.hasSubtype(Subtype.TRIGGER) == (card.trigger() != Trigger.NONE)));
    }

    private static int count(String deck, Trigger trigger) {
        return all(Decks.named(deck)).count(card -> card.trigger() == trigger);
    }

    private static Array<Card> all(DeckList deck) {
        return Array.of(DeckSection.values()).flatMap(deck::cards);
    }
}
