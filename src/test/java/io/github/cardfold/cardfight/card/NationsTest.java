package io.github.cardfold.cardfight.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class NationsTest {
    private static final Nations NATIONS = Nations.standard();

    @Test
    @Rule(jp = {"2.14.4#1", "C.1"})
    void aNationOfTheFirstColumnIsAlsoThatOfTheSecondAndNotTheOtherWayRound() {
        assertTrue(NATIONS.isOfNation(of("Brandt Gate"), "Brandt Gate"));
        assertTrue(NATIONS.isOfNation(of("Brandt Gate"), "Star Gate"));
        assertFalse(NATIONS.isOfNation(of("Star Gate"), "Brandt Gate"));
    }

    @Test
    @Rule(jp = {"C.1", "C.stoicheia"})
    void aNationMayAlsoBeTwoOthers() {
        assertEquals(Array.of("Stoicheia", "Zoo", "Magallanica"), NATIONS.nationsOf(of("Stoicheia")));
        assertFalse(NATIONS.isOfNation(of("Lyrical Monasterio"), "Stoicheia"));
    }

    @Test
    @Rule(jp = {"2.14.4#2", "C.2"})
    void aCardWithoutAClanBelongsToAllClansOfItsNation() {
        assertTrue(NATIONS.isOfClan(of("Dragon Empire"), "Kagero"));
        assertTrue(NATIONS.isOfClan(of("Dragon Empire"), "Narukami"));
        assertFalse(NATIONS.isOfClan(of("Dragon Empire"), "Genesis"));
    }

    @Test
    @Rule(jp = "C.2")
    void aCardWithAClanBelongsToThatOneOnly() {
        Card card = of("Dragon Empire").withClans(Array.of("Kagero"));
        assertTrue(NATIONS.isOfClan(card, "Kagero"));
        assertFalse(NATIONS.isOfClan(card, "Narukami"));
    }

    @Test
    @Rule(
            jp = {
                "2.14.4.1",
                "C.keter-sanctuary",
                "C.dragon-empire",
                "C.brandt-gate",
                "C.star-gate",
                "C.dark-states",
                "C.stoicheia",
                "C.lyrical-monasterio",
                "C.collaborations"
            })
    void theTableIsThatOfTheAppendix() {
        assertEquals(6, NATIONS.clansOf(of("Keter Sanctuary")).size());
        assertEquals(NATIONS.clansOf(of("Keter Sanctuary")), NATIONS.clansOf(of("United Sanctuary")));
        assertEquals(5, NATIONS.clansOf(of("Dragon Empire")).size());
        assertEquals(Array.of("Nova Grappler", "Dimension Police", "Link Joker"), NATIONS.clansOf(of("Brandt Gate")));
        assertEquals(
                Array.of("Nova Grappler", "Dimension Police", "Link Joker", "Etranger"),
                NATIONS.clansOf(of("Star Gate")));
        assertEquals(
                Array.of("Spike Brothers", "Dark Irregulars", "Pale Moon", "Gear Chronicle"),
                NATIONS.clansOf(of("Dark States")));
        assertEquals(
                Array.of("Megacolony", "Great Nature", "Neo Nectar", "Granblue", "Aqua Force"),
                NATIONS.clansOf(of("Stoicheia")));
        assertEquals(Array.of("Granblue", "Aqua Force", "Bermuda Triangle"), NATIONS.clansOf(of("Magallanica")));
        assertEquals(Array.of("Bermuda Triangle"), NATIONS.clansOf(of("Lyrical Monasterio")));
        assertEquals(Array.of("Monster Strike"), NATIONS.clansOf(of("Monster Strike")));
    }

    @Test
    @Rule(jp = "C.note-1")
    void aNationPrintedInKatakanaIsTheOneInLatinLetters() {
        Card card = of("\u30b7\u30e3\u30fc\u30de\u30f3\u30ad\u30f3\u30b0");
        assertTrue(NATIONS.isOfNation(card, "SHAMAN KING"));
        assertTrue(NATIONS.isOfClan(card, "SHAMAN KING"));
    }

    @Test
    @Rule(jp = "C.note-2")
    void aCardMayHaveSeveralNationsPrintedOnIt() {
        Card card = card().nations(Array.of("CoroCoro", "Dragon Empire")).build();
        assertTrue(NATIONS.isOfNation(card, "CoroCoro") && NATIONS.isOfNation(card, "Dragon Empire"));
        assertTrue(NATIONS.isOfClan(card, "CoroCoro") && NATIONS.isOfClan(card, "Kagero"));
    }

    @Test
    @Rule(jp = {"2.2.4#1", "2.2.4#2"})
    void theEveryClanBelongsEverywhere() {
        Card card = of("Dragon Empire").withClans(Array.of("Cray Elemental"));
        assertTrue(NATIONS.isOfClan(card, "Genesis"));
        assertTrue(NATIONS.isOfNation(card, "Zoo"));
        Card other = card.withClans(Array.of("Kagero"));
        assertFalse(NATIONS.isOfClan(other, "Genesis"));
        assertFalse(NATIONS.isOfNation(other, "Zoo"));
    }

    @Test
    @Rule(jp = {"2.2.5#1", "2.2.5#2", "2.2.5#3"})
    void anOrderWithoutClanAndNationBelongsEverywhereAndAUnitWithoutThemNowhere() {
        Card unit = card().build();
        Card order = card().mainType(MainType.ORDER).build();
        assertTrue(NATIONS.isOfClan(order, "Genesis"));
        assertTrue(NATIONS.isOfNation(order, "Zoo"));
        assertFalse(NATIONS.isOfClan(order.withNations(Array.of("Zoo")), "Genesis"));
        assertFalse(NATIONS.isOfNation(unit, "Zoo"));
    }

    @Test
    void ownNationsBelongToThemselves() {
        assertEquals(Array.of("Lanternmere"), NATIONS.nationsOf(of("Lanternmere")));
        assertEquals(Array.empty(), NATIONS.clansOf(of("Lanternmere")));
    }

    private static Card of(String nation) {
        return card().nations(Array.of(nation)).build();
    }

    private static Card.Builder card() {
        return Card.builder().id("card").name("Card").grade(0);
    }
}
