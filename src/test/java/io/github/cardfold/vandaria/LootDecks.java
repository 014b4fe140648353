package io.github.cardfold.vandaria;

import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.json.VandariaPackJson;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.vavr.collection.Array;

/** Cards made for tests of Loot, Equipment and searches, and a legal deck of them. */
final class LootDecks {
    private static final String PACK = """
            {
              "format": "cardfold vandaria pack", "version": 2, "id": "loot", "pack version": "1",
              "cards": [
                {"id": "pasture", "name": "Pasture", "cost": 0, "type": "territory", "capacity": 6, "defense": 3, "gold produce": 1},
                {"id": "gorge", "name": "Gorge", "cost": 1, "type": "territory", "capacity": 8, "defense": 5, "gold produce": 1},
                {"id": "bazaar", "name": "Bazaar", "cost": 1, "type": "territory", "capacity": 4, "defense": 3, "sale": ["crude", "edible"], "rates": {"E": 1}},
                {"id": "counting-house", "name": "Counting House", "cost": 1, "type": "territory", "capacity": 3, "defense": 4, "sale": ["valuable", "junk"]},
                {"id": "ox", "name": "Ox", "cost": 0, "type": "follower", "kind": "monster", "species": "Ox", "personality": "holy", "atk": 2, "def": 0, "vit": 1},
                {"id": "bull", "name": "Bull", "cost": 1, "type": "follower", "kind": "monster", "species": "Ox", "personality": "dark", "atk": 3, "def": 1, "vit": 2},
                {"id": "wolf", "name": "Wolf", "cost": 1, "type": "follower", "kind": "monster", "species": "Wolf", "personality": "dark", "atk": 3, "def": 0, "vit": 1},
                {"id": "drover", "name": "Drover", "cost": 1, "type": "follower", "kind": "human", "personality": "holy", "jobs": ["Drover"], "atk": 2, "def": 1, "vit": 1,
                 "skills": [{"active": {"cost": [{"sacrifice": {"some": {"of": "goods"}}}], "then": ["draw"]}}]},
                {"id": "smith", "name": "Smith", "cost": 1, "type": "follower", "kind": "human", "personality": "holy", "atk": 1, "def": 1, "vit": 1,
                 "skills": [{"active": {"cost": ["slide"], "then": [{"search": {"are": ["equipment"], "up to": 2}}]}}]},
                {"id": "sack", "name": "Sack", "cost": 0, "type": "relic", "kind": "general", "size": 1, "collect": 2},
                {"id": "crate", "name": "Crate", "cost": 1, "type": "relic", "kind": "general", "size": 2, "collect": 4},
                {"id": "goad", "name": "Goad", "cost": 0, "type": "relic", "kind": "equipment", "size": 1,
                 "skills": [{"worn": {"static": {"effects": [{"gets": {"atk": 2, "of": "wearer"}}]}}}, {"worn": {"active": {"cost": [{"slide": "wearer"}], "then": [{"gain gold": 1}]}}}, {"active": {"cost": [{"sacrifice": "this"}], "then": [{"gain gold": 2}]}}]},
                {"id": "amulet", "name": "Amulet", "cost": 0, "type": "rune", "kind": "equipment", "size": 1,
                 "skills": [{"worn": {"trigger": {"on": {"begins": {"what": "preparation phase", "of": "you"}}, "then": [{"gain gold": 1}]}}}]},
                {"id": "blaze", "name": "Blaze", "cost": 1, "type": "action", "skills": [{"action": {"target": [{"choose": {"from": "followers"}}], "then": [{"shoot": {"damage": 2, "at": "$it"}}]}}]},
                {"id": "wreck", "name": "Wreck", "cost": 1, "type": "action", "skills": [{"action": {"target": [{"choose": {"from": "property"}}], "then": [{"destroy": "$it"}]}}]},
                {"id": "ox-hide", "name": "Ox Hide", "cost": "S", "type": "loot", "rank": "D", "goods": "crude", "drop": "Ox"},
                {"id": "ox-meat", "name": "Ox Meat", "cost": "S", "type": "loot", "rank": "E", "goods": "edible", "drop": "Ox", "size": 1},
                {"id": "wolf-tooth", "name": "Wolf Tooth", "cost": "S", "type": "loot", "rank": "C", "goods": "valuable", "drop": "wolf"},
                {"id": "lost-purse", "name": "Lost Purse", "cost": "S", "type": "loot", "rank": "B", "goods": "valuable", "drop": "human"},
                {"id": "hide-coat", "name": "Hide Coat", "cost": "S", "type": "relic", "kind": "equipment", "size": 1,
                 "skills": [{"recipe": {"cost": [{"sacrifice": {"some": {"of": {"goods": {"are": [{"name": "Ox Hide"}]}}}}}]}}, {"worn": {"static": {"effects": [{"gets": {"def": 2, "of": "wearer"}}]}}}]},
                {"id": "tooth-hound", "name": "Tooth Hound", "cost": "S", "type": "follower", "kind": "monster", "species": "Wolf", "personality": "dark", "atk": 4, "def": 1, "vit": 1,
                 "skills": [{"recipe": {"cost": [{"sacrifice": {"some": {"exactly": 1, "of": "goods"}}}, {"pay gold": 1}]}}]}
              ]
            }
            """;

    static final Array<VandariaCard> ALL =
            VandariaPackJson.read("loot", PACK).get().cards();

    private LootDecks() {}

    /** Returns a legal deck with every card. */
    static VandariaDeckList deck() {
        Array<VandariaCard> fate = ALL.reject(VandariaCard::isOfSubdeck);
        return VandariaDeckList.builder()
                .name("loot")
                .fate(fate.map(card -> new DeckEntry<>(2, card)))
                .sub(ALL.filter(VandariaCard::isOfSubdeck).map(card -> new DeckEntry<>(2, card)))
                .build();
    }
}
