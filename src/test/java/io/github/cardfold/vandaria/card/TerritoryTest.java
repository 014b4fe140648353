package io.github.cardfold.vandaria.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What Territories, Relics, Runes and Loot print (3.2 to 3.8, 4). */
class TerritoryTest {
    private static Loot loot(Rank rank, SaleKind kind) {
        return new Loot(rank, kind, "Minotaur", 0);
    }

    private static Territory shop() {
        return Territory.builder()
                .capacity(4)
                .defense(3)
                .sale(Array.of(SaleKind.EDIBLE, SaleKind.PRESTIGE))
                .rates(TreeMap.of(Rank.E, 1))
                .build();
    }

    @Test
    @Rule(vw = {"3.5.2", "3.5.3", "3.5.4", "3.5.5", "3.5.6"})
    void fromTheAirEverythingFromTheWaterNotTheAirFromLandOnlyLand() {
        assertEquals(Array.of(Terrain.values()), reached(Terrain.AERIAL));
        assertEquals(Array.of(Terrain.GROUND, Terrain.NAVAL), reached(Terrain.NAVAL));
        assertEquals(Array.of(Terrain.GROUND), reached(Terrain.GROUND));
    }

    private static Array<Terrain> reached(Terrain from) {
        return Array.of(Terrain.values()).filter(from::reaches);
    }

    @Test
    @Rule(vw = {"4.6.1", "4.6.2", "4.6.3", "4.6.7", "4.9.11"})
    void theRankFixesThePrice() {
        assertEquals(Array.of(0, 1, 2, 3, 4, 5), Array.of(Rank.values()).map(Rank::prize));
        assertEquals(0, Rank.E.prize());
        assertEquals(5, Rank.S.prize());
    }

    @Test
    @Rule(vw = {"4.4.2", "4.4.3", "4.4.4", "4.6.5", "4.6.6", "4.9.8", "4.9.12"})
    void aTradeTerritoryBuysTheKindsThatItNamesAndRaisesTheRanksThatItNames() {
        assertEquals(Option.some(1), shop().price(loot(Rank.E, SaleKind.EDIBLE)));
        assertEquals(Option.some(1), shop().price(loot(Rank.D, SaleKind.PRESTIGE)));
        assertEquals(Option.none(), shop().price(loot(Rank.E, SaleKind.CRUDE)));
        assertEquals(Option.some(3), shop().withRates(TreeMap.of(Rank.C, 1)).price(loot(Rank.C, SaleKind.EDIBLE)));
    }

    /** The first word that a Follower prints will do as well as the last, in whichever case the Loot prints it. */
    @Test
    @Rule(vw = {"4.2.1", "4.5.3"})
    void lootIsDroppedByWhateverAFollowerCountsAs() {
        Array<String> words = Array.of(
                "Human",
                "Frameless",
                "half frameless",
                "Monster",
                "Holy",
                "Ark",
                "female",
                "Legend",
                "Lord",
                "Oxfolk",
                "Smith",
                "Miner");
        assertEquals(
                Array.of("Human", "Holy", "female", "Oxfolk", "Smith", "Miner"),
                words.filter(drop -> drops(
                        Samples.human()
                                .withGender(Option.some(Gender.FEMALE))
                                .withSpecies(Option.some("Oxfolk"))
                                .withJobs(Array.of("Smith", "Miner")),
                        drop)));
        assertEquals(
                Array.of("Monster", "Ark", "Legend", "Lord"),
                words.filter(drop -> drops(
                        ark(FollowerKind.MONSTER)
                                .withAttributes(Array.of(FollowerAttribute.LEGEND, FollowerAttribute.LORD)),
                        drop)));
        assertEquals(Array.of("Frameless", "Ark"), words.filter(drop -> drops(ark(FollowerKind.FRAMELESS), drop)));
        assertEquals(
                Array.of("Human", "Frameless", "half frameless", "Ark"),
                words.filter(drop -> drops(ark(FollowerKind.HALF_FRAMELESS), drop)));
    }

    private static Follower ark(FollowerKind kind) {
        return Samples.follower(kind, Personality.ARK).build();
    }

    private static boolean drops(Follower follower, String drop) {
        return new Loot(Rank.D, SaleKind.JUNK, drop, 0)
                .isDroppedBy(
                        Samples.card("thing", "Thing", follower, GoldCost.S).build());
    }

    @Test
    @Rule(vw = {"4.3.1", "4.3.2"})
    void nothingCanBeSoldWhereThereIsNoSale() {
        Loot gem = loot(Rank.S, SaleKind.VALUABLE);
        assertEquals(Option.none(), Samples.territory().price(gem));
        assertTrue(Samples.territory()
                .withSale(Array.of(SaleKind.VALUABLE))
                .price(gem)
                .isDefined());
        assertThrows(IllegalArgumentException.class, () -> Samples.territory().withRates(TreeMap.of(Rank.E, 1)));
    }

    @Test
    @Rule(vw = {"3.7.4.2", "4.7.1"})
    void aFacultyHasNoSizeAndABagIsAGeneralRelic() {
        assertThrows(IllegalArgumentException.class, () -> Relic.of(Relic.Kind.FACULTY, 1));
        assertEquals(0, Relic.of(Relic.Kind.FACULTY, 0).size());
        assertThrows(
                IllegalArgumentException.class, () -> new Relic(Relic.Kind.EQUIPMENT, 1, 5, Option.some(Equip.FREE)));
        assertEquals(5, new Relic(Relic.Kind.GENERAL, 1, 5, Option.none()).collect());
    }

    @Test
    @Rule(vw = {"3.8.3.1", "3.8.3.2"})
    void anEquipmentIsARelicOrARune() {
        assertTrue(with(Relic.of(Relic.Kind.EQUIPMENT, 1)).isEquipment());
        assertTrue(with(Rune.of(Rune.Kind.EQUIPMENT, 1)).isEquipment());
        assertFalse(with(Rune.of(Rune.Kind.ELEMENTAL, 1)).isEquipment());
        assertFalse(with(Relic.of(Relic.Kind.FACULTY, 0)).isEquipment());
        assertFalse(with(Samples.human()).isEquipment());
    }

    private static VandariaCard with(CardType type) {
        return VandariaCard.builder()
                .id("thing")
                .name("Thing")
                .type(type)
                .cost(GoldCost.of(1))
                .build();
    }
}
