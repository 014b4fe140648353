package io.github.cardfold.vandaria.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** What all cards print, and which are the same. */
class CardTest {
    private static void assertRefused(String why, VandariaCard.Builder card) {
        var refusal = assertThrows(IllegalArgumentException.class, card::build);
        assertEquals(why, refusal.getMessage());
    }

    @Test
    @Rule(vw = {"6.1.5.2", "6.1.5.3"})
    void theCostSIsNoNumber() {
        assertFalse(GoldCost.S.isWithin(0, 0));
        assertFalse(GoldCost.S.isWithin(0, 99));
        assertTrue(GoldCost.of(0).isWithin(0, 0));
        assertTrue(GoldCost.of(3).isWithin(0, 3));
        assertFalse(GoldCost.of(4).isWithin(0, 3));
        assertEquals(0, GoldCost.S.counted());
        assertEquals(4, GoldCost.of(4).counted());
        assertNotEquals(GoldCost.of(0), GoldCost.S);
    }

    @Test
    @Rule(vw = {"4.5.1", "5.1.2", "6.1.5.1", "6.2.1", "6.3.1", "6.4.1"})
    void whatOnlyTheSubdeckHoldsHasItsCost() {
        assertRefused(
                "Card 'horn': a Loot is a card of the Subdeck, so that its gold cost is S, not 1",
                card("Horn", new Loot(Rank.D, SaleKind.JUNK, "Minotaur", 0)));
        assertRefused(
                "Card 'errand': a Quest is a card of the Subdeck, so that its gold cost is S, not 1",
                card("Errand", new Quest()));
        assertRefused(
                "Card 'spark': a FrameSpell is a card of the Subdeck, so that its gold cost is S, not 1",
                card(
                        "Spark",
                        new ActionCard(
                                Option.some(new FrameSpell(Element.FIRE, 1, Array.of(Element.FIRE), Option.none())))));
        assertRefused(
                "Card 'imp': a Summon Follower is a card of the Subdeck, so that its gold cost is S, not 1",
                card(
                        "Imp",
                        Samples.follower(FollowerKind.MONSTER, Personality.DARK)
                                .attributes(Array.of(FollowerAttribute.SUMMON))
                                .build()));
        assertRefused(
                "Card 'elder': a card with Age is a card of the Subdeck, so that its gold cost is S, not 1",
                card("Elder", Samples.human()).age(3));
        assertEquals(
                1, card("Plain", new ActionCard(Option.none())).build().cost().counted());
    }

    private static VandariaCard.Builder card(String name, CardType type) {
        return Samples.card(name.toLowerCase(Locale.ROOT), name, type, GoldCost.of(1));
    }

    @Test
    void onlyAHeroIsHeroic() {
        assertRefused(
                "Card 'pretender': only a Hero has Heroic status",
                card("Pretender", Samples.human()).heroic(Option.some("Pietro")));
    }

    @Test
    @Rule(vw = {"7.1.6", "7.1.7"})
    void cardsAreTheSameInNameDescriptionAndSkill() {
        VandariaCard rogue = Samples.card("Rogue").description("Male").build();
        assertTrue(rogue.isSameAs(rogue.withId("rogue-second-print")));
        assertTrue(rogue.isSameAs(rogue.withCost(GoldCost.of(7))));
        assertFalse(rogue.isSameAs(rogue.withDescription("Female")));
        assertFalse(rogue.isSameAs(rogue.withName("Rogues")));
    }

    @Test
    void whatCannotBePrintedIsRefusedWithTheCard() {
        assertRefused(
                "Card 'bad id': its id must be lower-case words joined by hyphens", card("Bad Id", Samples.human()));
        assertThrows(IllegalArgumentException.class, () -> GoldCost.of(-1));
        assertThrows(
                IllegalArgumentException.class,
                () -> new FrameSpell(Element.VOID, 1, Array.of(Element.FIRE), Option.none()));
        assertThrows(
                IllegalArgumentException.class,
                () -> new FrameSpell(Element.FIRE, 1, Array.of(Element.FIRE), Option.some(Element.VOID)));
        assertThrows(
                IllegalArgumentException.class, () -> new FrameSpell(Element.FIRE, 1, Array.empty(), Option.none()));
    }

    @Test
    @Rule(vw = "6.1.5.1")
    void noCostIsBothTheSymbolAndANumber() {
        assertRefusal("a gold cost is S or a number from 0, not S and 3", () -> new GoldCost(true, 3));
        assertRefusal("a gold cost is S or a number from 0, not -1", () -> new GoldCost(false, -1));
    }

    private static void assertRefusal(String why, Executable refused) {
        assertEquals(why, assertThrows(IllegalArgumentException.class, refused).getMessage());
    }

    private static Array<String> elements(Element.Sort sort) {
        return Array.of(Element.values()).filter(each -> each.sort() == sort).map(Element::word);
    }

    @Test
    @Rule(vw = {"14.1.1", "14.1.2", "14.1.3", "14.1.4", "14.1.5"})
    void thereAreFifteenElementsOfWhichOneIsNone() {
        assertEquals(15, Element.values().length);
        assertEquals(Array.of("Fire", "Water", "Wind", "Earth"), elements(Element.Sort.PURE));
        assertEquals(Array.of("Light", "Shadow"), elements(Element.Sort.TRUE));
        assertEquals(
                Array.of("Thunder", "Isara", "Gravity", "Mist", "Ice", "Wood", "Metal", "Meteo"),
                elements(Element.Sort.FUSION));
        assertEquals(Array.of("Void"), elements(Element.Sort.NONE));
    }
}
