package io.github.cardfold.vandaria;

import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.vandaria.card.Faction;
import io.github.cardfold.vandaria.card.GoldCost;
import io.github.cardfold.vandaria.card.Honor;
import io.github.cardfold.vandaria.card.Loot;
import io.github.cardfold.vandaria.card.Rank;
import io.github.cardfold.vandaria.card.Relic;
import io.github.cardfold.vandaria.card.Rune;
import io.github.cardfold.vandaria.card.SaleKind;
import io.github.cardfold.vandaria.card.Terrain;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.vavr.collection.Array;
import java.util.SplittableRandom;

/** Cards without skills, made for tests, and legal decks of them. */
final class PlainDecks {
    static final Array<VandariaCard> LANDS = Array.of(
            Board.land("Millbrook Ford", 4, 4, 1),
            Board.land(
                    "Saltwind Quay",
                    Board.territory(5, 3).terrain(Terrain.NAVAL).goldProduce(1).build()),
            Board.land(
                    "Lantern Skiff",
                    Board.territory(2, 2).terrain(Terrain.AERIAL).vehicle(true).build()),
            Board.land("Barley Terrace", 3, 5, 2),
            Board.land("Quarry of Nine Steps", 6, 6, 0),
            Board.land(
                    "Orchard Gate",
                    Board.territory(3, 3).liftsStagger(true).goldProduce(1).build()),
            Board.honored("Hall of Petals", Honor.of(20)),
            Board.honored("Gallows Moor", Honor.of(-30)),
            Board.card("Rulemaker's Court", Board.territory(4, 4).goldProduce(1).build(), 2)
                    .factions(Array.of(Faction.ORDER))
                    .build());

    static final Array<VandariaCard> FOLLOWERS = Array.of(
            Board.human("Ford Warden", 1, 1, 1),
            Board.human("Quay Rower", 2, 0, 1),
            Board.human("Terrace Guard", 1, 2, 2),
            Board.human("Lamplighter", 2, 1, 1),
            Board.human("Ironmonger", 3, 0, 2),
            Board.monster("Marsh Ox", 2, 4, 2, 3),
            Board.monster("Cinder Wolf", 1, 3, 0, 1),
            Board.monster("Hill Shambler", 3, 6, 3, 4),
            Board.human("Petal Envoy", 2, 2, 2).withHonorRequirement(20),
            Board.human("Moor Reaver", 4, 1, 1).withHonorRequirement(-20),
            Board.human("Court Bailiff", 2, 2, 3).withFactions(Array.of(Faction.ORDER)),
            Board.human("Aldis, First Rower", 3, 2, 2).withHero(true).withHeroic(io.vavr.control.Option.some("Aldis")),
            Board.human("Aldis, Last Rower", 4, 1, 2).withHero(true).withHeroic(io.vavr.control.Option.some("Aldis")));

    static final Array<VandariaCard> OTHERS = Array.of(
            Board.card("Weaver's Loom", Relic.of(Relic.Kind.GENERAL, 1), 1).build(),
            Board.card("Boat Hook", Relic.of(Relic.Kind.EQUIPMENT, 1), 1).build(),
            Board.card("Old Watchpost", Relic.of(Relic.Kind.FACULTY, 0), 1).build(),
            Board.card("Standing Stone", Rune.of(Rune.Kind.GENERAL, 2), 1).build(),
            Board.card("Spring of Embers", Rune.of(Rune.Kind.ELEMENTAL, 1), 0).build());

    static final VandariaCard HIDE = VandariaCard.builder()
            .id("ox-hide")
            .name("Ox Hide")
            .type(new Loot(Rank.D, SaleKind.CRUDE, "Ox", 0))
            .cost(GoldCost.S)
            .build();

    static final Array<VandariaCard> ALL =
            LANDS.appendAll(FOLLOWERS).appendAll(OTHERS).append(HIDE);

    private PlainDecks() {}

    /** Returns a legal deck: 50 cards, of which which ones depend on the random numbers. */
    static VandariaDeckList deck(String name, SplittableRandom random) {
        Array<VandariaCard> drawn = Array.empty();
        for (Array<VandariaCard> left = LANDS.appendAll(FOLLOWERS).appendAll(OTHERS); drawn.size() < 26; ) {
            VandariaCard next = left.get(random.nextInt(left.size()));
            drawn = drawn.append(next);
            left = left.remove(next);
        }
        Array<DeckEntry<VandariaCard>> fate = drawn.map(card -> new DeckEntry<>(card.hero() ? 1 : 2, card));
        return VandariaDeckList.builder()
                .name(name)
                .fate(fate)
                .sub(Array.of(new DeckEntry<>(3, HIDE)))
                .build();
    }
}
