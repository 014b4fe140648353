package io.github.cardfold.vandaria.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What there is of each thing that the guide counts, so that nobody adds or drops one. */
class PrintedValuesTest {
    private static Array<String> names(Enum<?>... values) {
        return Array.of(values).map(Enum::name);
    }

    @Test
    @Rule(vw = {"1.1.3", "1.1.4"})
    void fourFactionsAreHumanAndThreeFrameless() {
        var sides = Array.of(Faction.values()).partition(Faction::isHuman);
        assertEquals(Array.of("ORDER", "CHAOS", "PROSPER", "NOBLE"), sides._1().map(Enum::name));
        assertEquals(Array.of("MYSTIC", "EDEN", "REIGNER"), sides._2().map(Enum::name));
    }

    @Test
    @Rule(vw = "3.1.1")
    void thereAreFiveTypesBesidesLootAndQuest() {
        Array<CardType> types = Array.of(
                Samples.territory(),
                Samples.human(),
                Relic.of(Relic.Kind.GENERAL, 1),
                Rune.of(Rune.Kind.GENERAL, 1),
                new ActionCard(Option.none()),
                new Loot(Rank.E, SaleKind.CRUDE, "Wolf", 0),
                new Quest());
        assertEquals(
                Array.of("Territory", "Follower", "Relic", "Rune", "Action", "Loot", "Quest"),
                types.map(CardType::label));
        assertEquals(CardType.class.getPermittedSubclasses().length, types.size());
        Array<VandariaCard> cards = types.map(
                each -> Samples.card("thing", "Thing", each, GoldCost.S).build());
        assertEquals(types, cards.map(VandariaCard::type), "each card is of one of them");
    }

    @Test
    @Rule(vw = {"3.5.1", "3.6.1.9", "3.7.1.4", "4.4.5"})
    void kindsAreThoseOfTheGuide() {
        assertEquals(Array.of("GROUND", "AERIAL", "NAVAL"), names(Terrain.values()));
        assertEquals(
                Array.of("HUMAN", "FRAMELESS", "HALF_FRAMELESS", "MONSTER", "DEIMOS", "VANADIS"),
                names(FollowerKind.values()));
        assertEquals(Array.of("GENERAL", "EQUIPMENT", "FACULTY"), names(Relic.Kind.values()));
        assertEquals(
                Array.of("CRUDE", "EDIBLE", "JUNK", "PRESTIGE", "MAGICAL", "VALUABLE", "UNKNOWN"),
                names(SaleKind.values()));
    }

    @Test
    @Rule(vw = {"14.1.11", "14.2.2", "14.2.6", "14.2.9", "14.2.12", "14.2.15", "14.2.18"})
    void fiveSpellbindsHaveTheirBloodlines() {
        assertEquals(Array.of("FIREBIND", "WINDBIND", "WATERBIND", "EARTHBIND", "TRUEBIND"), names(Spellbind.values()));
        assertEquals(Array.of("Hagel", "Irvana", "Rucion"), Spellbind.FIREBIND.bloodlines());
        assertEquals(Array.of("Zatoist", "Parlidor", "Lubavitch"), Spellbind.WINDBIND.bloodlines());
        assertEquals(Array.of("Meredith", "Hyomon", "Flavianus"), Spellbind.WATERBIND.bloodlines());
        assertEquals(Array.of("Willhelmer", "Schroeder", "Vermont"), Spellbind.EARTHBIND.bloodlines());
        assertTrue(Spellbind.TRUEBIND.bloodlines().isEmpty());
        assertTrue(names(Element.values()).forAll(each -> !each.equals("NULL")));
    }
}
