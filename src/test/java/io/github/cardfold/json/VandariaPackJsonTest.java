package io.github.cardfold.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.vandaria.VandariaPacks;
import io.github.cardfold.vandaria.card.ActionCard;
import io.github.cardfold.vandaria.card.Element;
import io.github.cardfold.vandaria.card.Equip;
import io.github.cardfold.vandaria.card.Faction;
import io.github.cardfold.vandaria.card.Follower;
import io.github.cardfold.vandaria.card.FollowerAttribute;
import io.github.cardfold.vandaria.card.FollowerKind;
import io.github.cardfold.vandaria.card.FrameSpell;
import io.github.cardfold.vandaria.card.Gender;
import io.github.cardfold.vandaria.card.GoldCost;
import io.github.cardfold.vandaria.card.Honor;
import io.github.cardfold.vandaria.card.Loot;
import io.github.cardfold.vandaria.card.Personality;
import io.github.cardfold.vandaria.card.Quest;
import io.github.cardfold.vandaria.card.Rank;
import io.github.cardfold.vandaria.card.Relic;
import io.github.cardfold.vandaria.card.Rune;
import io.github.cardfold.vandaria.card.SaleKind;
import io.github.cardfold.vandaria.card.Spellbind;
import io.github.cardfold.vandaria.card.Terrain;
import io.github.cardfold.vandaria.card.Territory;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.card.VandariaPack;
import io.github.cardfold.vandaria.edition.VandariaVocabulary;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class VandariaPackJsonTest {
    /** Every attribute of every type of card has another value than usual. */
    private static final VandariaPack ALL = new VandariaPack(
            "all",
            "3",
            Array.of(
                    card("harbour", GoldCost.of(2))
                            .type(Territory.builder()
                                    .vehicle(true)
                                    .terrain(Terrain.NAVAL)
                                    .honor(Honor.of(-30))
                                    .capacity(4)
                                    .goldProduce(2)
                                    .defense(5)
                                    .region(Option.some("Gull Coast"))
                                    .sale(Array.of(SaleKind.EDIBLE, SaleKind.JUNK))
                                    .rates(TreeMap.of(Rank.E, 1, Rank.S, 3))
                                    .liftsStagger(true)
                                    .build())
                            .factions(Array.of(Faction.NOBLE, Faction.NOBLE))
                            .elite(true)
                            .build(),
                    card("throne", GoldCost.of(9))
                            .type(Territory.builder()
                                    .honor(Honor.INFINITE)
                                    .capacity(0)
                                    .defense(1)
                                    .build())
                            .build(),
                    card("mage", GoldCost.of(3))
                            .type(Follower.builder()
                                    .kind(FollowerKind.HALF_FRAMELESS)
                                    .personality(Personality.ARK)
                                    .size(2)
                                    .atk(3)
                                    .element(Element.ICE)
                                    .def(0)
                                    .vit(4)
                                    .jobs(Array.of("Baker", "Mage"))
                                    .gender(Option.some(Gender.FEMALE))
                                    .bloodline(Option.some("Alder"))
                                    .build())
                            .description("Female")
                            .hero(true)
                            .heroic(Option.some("Mage"))
                            .honorRequirement(-20)
                            .spellbind(Option.some(Spellbind.WATERBIND))
                            .build(),
                    card("hound", GoldCost.S)
                            .type(Follower.builder()
                                    .kind(FollowerKind.MONSTER)
                                    .personality(Personality.DARK)
                                    .atk(1)
                                    .def(1)
                                    .vit(1)
                                    .species(Option.some("Hound"))
                                    .attributes(Array.of(FollowerAttribute.SUMMON, FollowerAttribute.LORD))
                                    .build())
                            .age(3)
                            .build(),
                    card("sack", GoldCost.of(1))
                            .type(new Relic(Relic.Kind.GENERAL, 2, 5, Option.none()))
                            .build(),
                    card("blade", GoldCost.of(1))
                            .type(new Relic(
                                    Relic.Kind.EQUIPMENT,
                                    1,
                                    0,
                                    Option.some(new Equip(2, Option.some(Personality.DARK)))))
                            .build(),
                    card("sigil", GoldCost.of(1))
                            .type(new Rune(
                                    Rune.Kind.EQUIPMENT, 1, Option.some(new Equip(3, Option.some(Personality.ARK)))))
                            .build(),
                    card("glyph", GoldCost.of(1))
                            .type(Rune.of(Rune.Kind.ELEMENTAL, 1))
                            .build(),
                    card("frost", GoldCost.S)
                            .type(new ActionCard(Option.some(new FrameSpell(
                                    Element.ICE, 2, Array.of(Element.ICE, Element.WATER), Option.some(Element.LIGHT)))))
                            .build(),
                    card("shout", GoldCost.of(1))
                            .type(new ActionCard(Option.none()))
                            .build(),
                    card("fang", GoldCost.S)
                            .type(new Loot(Rank.B, SaleKind.CRUDE, "Hound", 1))
                            .build(),
                    card("search", GoldCost.S).type(new Quest()).build()));

    private static VandariaCard.Builder card(String id, GoldCost cost) {
        return VandariaCard.builder().id(id).name("The " + id).cost(cost);
    }

    @Test
    void aPackIsReadBack() {
        for (VandariaPack pack : VandariaPacks.all().append(ALL)) {
            String text = VandariaPackJson.write(pack);
            assertEquals(pack, VandariaPackJson.read("pack.json", text).get());
            SchemaProperties.valid(Schemas.of("vandaria-pack"), text);
        }
    }

    @Test
    void allThatIsWrongWithACardIsToldWithItsPlace() {
        assertProblems(
                """
                {"id":"a","name":"A","cost":"T","type":"follower","kind":"human","personality":"grim","atk":1,"def":0}
                """,
                "p.json: $.cards[0].cost: expected a whole number from 0, or \"S\", found \"T\" in card 'a'",
                "p.json: $.cards[0].personality: expected one of holy, dark, ark, found \"grim\" in card 'a'",
                "p.json: $.cards[0].vit: expected a value, found none in card 'a'");
    }

    @Test
    void whatAnotherTypePrintsIsNoField() {
        assertProblems(
                """
                {"id":"a","name":"A","cost":1,"type":"rune","kind":"general","atk":1}
                """,
                "p.json: $.cards[0].atk: expected no such field here, only id, name, description, cost, factions, honor"
                        + " requirement, hero, heroic, elite, spellbind, age, skills, type, kind, size, found 1 in card 'a'");
    }

    @Test
    void whatNoCardPrintsIsRefused() {
        assertProblems(
                """
                {"id":"a","name":"A","cost":1,"type":"follower","kind":"human","personality":"ark","atk":1,"def":0,"vit":1}
                """,
                "p.json: $.cards[0]: expected a card that can be printed, found a Human has no personality Ark in card 'a'");
    }

    @Test
    void anEquipmentPrintsWhatItsFollowerDoesAsItsEffectAlone() {
        String sling = """
                {"id":"a","name":"A","cost":1,"type":"relic","kind":"equipment","size":1,"equip":0,"skills":[%s]}
                """;
        String sigil = """
                {"id":"b","name":"B","cost":1,"type":"rune","kind":"equipment","size":1,"equip":0,"skills":[%s]}
                """;
        String shot = "{\"range attack\":{\"damage\":1}}";
        for (String on : Array.of(
                "\"attacks\"",
                "\"blocks\"",
                "\"enters battle\"",
                "\"fights\"",
                "{\"distributes\":{\"to\":\"follower\"}}")) {
            String trigger = "{\"trigger\":{\"on\":" + on + ",\"then\":[{\"draw\":1}]}}";
            assertProblems(
                    sling.formatted("{\"worn\":" + shot + "}," + shot) + "," + sigil.formatted(trigger),
                    unusable("$.cards[0].skills[1]", "Range Attack 1", "a"),
                    unusable("$.cards[1].skills[0]", english(trigger), "b"));
            assertEquals(2, cards(sling.formatted("{\"worn\":" + shot + "}") + "," + guard(trigger)));
        }
        assertEquals(1, cards(sling.formatted("{\"trigger\":{\"on\":\"enters\",\"then\":[{\"draw\":1}]}}")));
    }

    private static String guard(String skill) {
        return "{\"id\":\"g\",\"name\":\"G\",\"cost\":1,\"type\":\"follower\",\"kind\":\"human\",\"personality\":\"holy\","
                + "\"atk\":1,\"def\":1,\"vit\":1,\"skills\":[" + skill + "]}";
    }

    private static String english(String skill) {
        return VandariaVocabulary.LANGUAGE
                .read(Ability.class, DataJson.read(skill))
                .english();
    }

    private static String unusable(String path, String skill, String card) {
        return "p.json: " + path + ": expected a skill that the card can have, found " + skill
                + " (only the Follower of an" + " Equipment can use this skill, which 'worn' has to give) in card '"
                + card + "'";
    }

    private static int cards(String cards) {
        return VandariaPackJson.read("p.json", pack(cards)).get().cards().size();
    }

    @Test
    void noTwoCardsHaveOneId() {
        assertProblems("""
                {"id":"a","name":"A","cost":"S","type":"quest"},{"id":"a","name":"B","cost":"S","type":"quest"}
                """, "p.json: $.cards[1].id: expected one that no card before has, found \"a\"");
    }

    private static void assertProblems(String cards, String... problems) {
        assertEquals(
                Array.of(problems).mkString("\n"),
                VandariaPackJson.read("p.json", pack(cards)).getLeft().mkString("\n"));
    }

    private static String pack(String cards) {
        return "{\"format\":\"cardfold vandaria pack\",\"version\":2,\"id\":\"p\",\"pack version\":\"1\",\"cards\":["
                + cards + "]}";
    }

    @Test
    void aPackOfTheOtherGameIsRefused() {
        assertEquals(
                "p.json: $.format: expected \"cardfold vandaria pack\", found \"cardfold pack\"",
                VandariaPackJson.read("p.json", "{\"format\":\"cardfold pack\",\"version\":2}")
                        .getLeft()
                        .mkString());
    }

    @Test
    void aDeckListIsReadBack() {
        VandariaDeckList deck = VandariaDeckList.builder()
                .name("mixed")
                .fate(Array.of(
                        new DeckEntry<>(2, ALL.cards().get(0)),
                        new DeckEntry<>(1, ALL.cards().get(2))))
                .sub(Array.of(new DeckEntry<>(3, ALL.card("fang").get())))
                .side(Array.of(new DeckEntry<>(1, ALL.card("search").get())))
                .build();
        String text = VandariaDeckJson.write(deck);
        assertEquals(deck, VandariaDeckJson.read(ALL, "d.json", text).get());
        SchemaProperties.valid(Schemas.of("vandaria-deck"), text);
    }

    @Test
    void everyCardOfADeckListThatIsNotInThePackIsNamed() {
        String text =
                "{\"format\":\"cardfold vandaria deck\",\"version\":1,\"name\":\"d\",\"fate\":[{\"count\":1,\"card\":"
                        + "\"no\"}],\"sub\":[{\"count\":1,\"card\":\"nor\"}]}";
        assertEquals(
                "d.json: $.fate[0].card: the pack all has no card 'no'\n"
                        + "d.json: $.sub[0].card: the pack all has no card 'nor'",
                VandariaDeckJson.read(ALL, "d.json", text).getLeft().mkString("\n"));
    }

    @Test
    void aDeckListOfTooManyCardsIsRefused() {
        String text =
                "{\"format\":\"cardfold vandaria deck\",\"version\":1,\"name\":\"d\",\"fate\":[{\"count\":999,\"card\":"
                        + "\"fang\"},{\"count\":1,\"card\":\"fang\"}]}";
        assertEquals(
                "d.json: $.fate: expected at most 999 cards in the Fate Deck, found a list of 2",
                VandariaDeckJson.read(ALL, "d.json", text).getLeft().mkString("\n"));
    }
}
