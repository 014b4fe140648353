package io.github.cardfold.vandaria.card;

import static io.github.cardfold.vandaria.card.Samples.assertBreaks;
import static io.github.cardfold.vandaria.card.Samples.card;
import static io.github.cardfold.vandaria.card.Samples.copies;
import static io.github.cardfold.vandaria.card.Samples.frameSpell;
import static io.github.cardfold.vandaria.card.Samples.human;
import static io.github.cardfold.vandaria.card.Samples.legal;
import static io.github.cardfold.vandaria.card.Samples.subdeckCard;
import static io.github.cardfold.vandaria.card.Samples.with;
import static io.github.cardfold.vandaria.card.Samples.withSub;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.deck.Violation;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The conditions on decks (7.1, 14.2). */
class DeckRulesTest {
    @Test
    @Rule(vw = {"7.1.1", "7.1.2", "7.1.3", "6.1.1.1"})
    void decksHaveTheirSizes() {
        assertBreaks(legal());
        assertBreaks(legal().mapFate(Array::init), "7.1.1");
        assertBreaks(with(copies(2, card("More"))));
        Array<DeckEntry<VandariaCard>> sub = Array.range(0, 12)
                .map(each -> copies(2, subdeckCard("Form " + each)))
                .append(copies(1, subdeckCard("Last")));
        assertBreaks(legal().withSub(sub));
        assertBreaks(legal().withSub(sub.append(copies(1, subdeckCard("One more")))), "7.1.2");
        Array<DeckEntry<VandariaCard>> side =
                Array.of(new DeckEntry<>(25, card("Spare").build()));
        assertBreaks(legal().withSide(side));
        assertBreaks(legal().withSide(side.append(copies(1, card("Other")))), "7.1.3");
    }

    @Test
    @Rule(vw = "6.1.5.1")
    void cardsOfTheSubdeckAreThoseWithTheCostS() {
        assertBreaks(with(copies(1, subdeckCard("Form"))), "6.1.5.1");
        assertBreaks(withSub(copies(1, card("free", "Free", human(), GoldCost.of(0)))), "6.1.5.1");
        assertBreaks(legal().withSide(Array.of(copies(1, subdeckCard("Form")), copies(1, card("Plain")))));
    }

    @Test
    @Rule(vw = {"7.1.5", "7.1.8", "6.1.1.2"})
    void twoCopiesOfACard() {
        VandariaCard.Builder male =
                card("rogue-1", "Dark Rogue", human(), GoldCost.of(2)).description("Male");
        VandariaCard.Builder female =
                card("rogue-2", "Dark Rogue", human(), GoldCost.of(2)).description("Female");
        VandariaCard.Builder reprint =
                card("rogue-3", "Dark Rogue", human(), GoldCost.of(2)).description("Male");
        assertBreaks(with(copies(2, male), copies(2, female)));
        assertBreaks(with(copies(3, male)), "7.1.5");
        assertBreaks(with(copies(2, male), copies(1, reprint)), "7.1.5");
        assertBreaks(withSub(copies(3, subdeckCard("Form"))), "7.1.5");
        assertBreaks(withSub(copies(2, subdeckCard("Form")), copies(2, subdeckCard("Other form"))));
    }

    @Test
    @Rule(vw = {"7.1.9", "7.1.12", "7.1.13"})
    void oneCopyOfAHeroOrAnElite() {
        VandariaCard.Builder pietro = card("Pietro, Asleep").hero(true).heroic(Option.some("Pietro"));
        VandariaCard.Builder awake = card("Pietro, Awake").hero(true).heroic(Option.some("Pietro"));
        assertBreaks(with(copies(1, pietro), copies(1, awake)));
        assertBreaks(with(copies(2, pietro)), "7.1.9");
        assertBreaks(with(copies(2, card("Pocket Thief").elite(true))), "7.1.13");
        assertBreaks(withSub(copies(2, subdeckCard("Risen King").hero(true))), "7.1.9");
    }

    /**
     * Cards that are the same may be printed as a Hero once and as none another time; the stricter rule is that of all.
     */
    @Test
    @Rule(vw = {"7.1.9", "7.1.13"})
    void oneCopyIfAnyPrintOfTheCardIsAHeroOrElite() {
        DeckEntry<VandariaCard> plain = copies(1, card("thief-1", "Thief", human(), GoldCost.of(2)));
        DeckEntry<VandariaCard> elite =
                copies(1, card("thief-2", "Thief", human(), GoldCost.of(2)).elite(true));
        DeckEntry<VandariaCard> hero =
                copies(1, card("thief-3", "Thief", human(), GoldCost.of(2)).hero(true));
        assertBreaks(with(plain, elite), "7.1.13");
        assertBreaks(with(elite, plain), "7.1.13");
        assertBreaks(with(plain, hero), "7.1.9");
        assertBreaks(with(hero, plain), "7.1.9");
    }

    @Test
    @Rule(vw = {"4.5.1", "4.5.2", "4.9.10"})
    void anyNumberOfLootUnlessItIsEliteOrHero() {
        VandariaCard.Builder horn = loot("Horn");
        assertBreaks(withSub(copies(9, horn)));
        assertBreaks(withSub(copies(2, loot("Golden horn").elite(true))), "7.1.13");
        assertBreaks(withSub(copies(2, loot("Crown of horn").hero(true))), "7.1.9");
        assertBreaks(withSub(copies(26, horn)), "7.1.2");
    }

    private static VandariaCard.Builder loot(String name) {
        return card(Samples.id(name), name, new Loot(Rank.D, SaleKind.JUNK, "Minotaur", 0), GoldCost.S);
    }

    @Test
    void copiesInTheSideboardCountOnlyIfTheyAreToldTo() {
        VandariaDeckList deck = with(copies(2, card("Rogue"))).withSide(Array.of(copies(1, card("Rogue"))));
        VandariaDeckLimits strict = new VandariaDeckLimits(50, 25, 25, 2, true, SpellbindMixing.NO_FRAME_SPELLS);
        assertBreaks(deck);
        assertBreaks(deck, strict, "7.1.5");
    }

    @Test
    @Rule(vw = {"14.2.3", "14.2.5", "14.2.8", "14.2.11", "14.2.14", "14.2.17"})
    void aSpellbindAllowsOnlyItsElements() {
        for (Spellbind bound : Spellbind.values()) {
            for (Element element : Element.values()) {
                if (element != Element.VOID) {
                    VandariaDeckList deck = with(copies(1, card("Bound").spellbind(Option.some(bound))))
                            .withSub(Array.of(new DeckEntry<>(1, frameSpell("Spell", element))));
                    boolean isOwn = bound.elements().contains(element);
                    assertBreaks(deck, isOwn ? new String[0] : new String[] {"14.2.3"});
                }
            }
        }
        assertEquals(
                14,
                Array.of(Spellbind.values())
                        .flatMap(Spellbind::elements)
                        .distinct()
                        .size());
    }

    @Test
    @Rule(vw = {"14.2.3", "14.2.20"})
    void withoutASpellbindAnyFrameSpellWill() {
        assertBreaks(withSub(
                new DeckEntry<>(1, frameSpell("Spark", Element.FIRE)),
                new DeckEntry<>(1, frameSpell("Frost", Element.ICE))));
    }

    @Test
    @Rule(vw = {"14.2.4", "14.2.20", "14.2.21"})
    void twoSpellbindsForbidAllFrameSpells() {
        DeckEntry<VandariaCard> fire = copies(1, card("Fire priest").spellbind(Option.some(Spellbind.FIREBIND)));
        DeckEntry<VandariaCard> wind = copies(1, subdeckCard("Wind form").spellbind(Option.some(Spellbind.WINDBIND)));
        DeckEntry<VandariaCard> spark = new DeckEntry<>(1, frameSpell("Spark", Element.FIRE));
        assertBreaks(with(fire).withSub(Array.of(spark)));
        assertBreaks(with(fire).withSub(Array.of(wind, spark)), "14.2.20");
        assertBreaks(with(fire).withSub(Array.of(wind)));
        assertBreaks(with(fire).withSub(Array.of(spark)).withSide(Array.of(wind)));
        VandariaDeckLimits strict = new VandariaDeckLimits(50, 25, 25, 2, false, SpellbindMixing.ILLEGAL_DECK);
        assertBreaks(with(fire).withSub(Array.of(wind)), strict, "14.2.4");
    }

    @Test
    @Rule(vw = {"7.1.4", "7.1.16", "7.1.18"})
    void betweenRoundsCardsAreExchangedWithTheSideboard() {
        DeckEntry<VandariaCard> spare = copies(2, card("Spare"));
        VandariaDeckList before = legal().withSide(Array.of(spare));
        DeckEntry<VandariaCard> out = before.fate().head();
        VandariaDeckList after =
                before.withFate(before.fate().tail().append(spare)).withSide(Array.of(out));
        assertEquals(Array.empty(), sections(before, after));
        assertEquals(Array.empty(), sections(before, before));
        assertEquals(
                Array.of("7.1.4"),
                sections(before, before.mapFate(fate -> fate.append(spare)).withSide(Array.empty())));
        assertEquals(Array.of("7.1.16"), sections(before, after.withSide(Array.of(copies(2, card("From elsewhere"))))));
        VandariaDeckList small = legal().withSide(Array.of(copies(1, subdeckCard("Form"))));
        VandariaDeckList smaller = small.withFate(small.fate().tail().append(copies(1, card("Filler 0"))))
                .withSub(Array.of(copies(1, subdeckCard("Form"))))
                .withSide(Array.of(copies(1, card("Filler 0"))));
        assertEquals(Array.of("7.1.1"), sections(small, smaller));
    }

    private static Array<String> sections(VandariaDeckList before, VandariaDeckList after) {
        return VandariaDeckRules.exchange(before, after, VandariaDeckLimits.standard())
                .map(Violation::section);
    }

    @Test
    void deckListsAreReadAndWrittenAsText() {
        VandariaCard male = card("rogue-1", "Rogue", human(), GoldCost.of(2))
                .description("Male")
                .build();
        VandariaCard female = card("rogue-2", "Rogue", human(), GoldCost.of(2))
                .description("Female")
                .build();
        VandariaCard form = subdeckCard("Form").build();
        Array<VandariaCard> cards = Array.of(male, female, form);
        VandariaDeckList deck = VandariaDeckList.builder()
                .name("thieves")
                .fate(Array.of(new DeckEntry<>(2, male), new DeckEntry<>(1, female)))
                .sub(Array.of(new DeckEntry<>(1, form)))
                .build();
        String text = "[Fate Deck]\n2 Rogue [rogue-1]\n1 Rogue [rogue-2]\n\n[Subdeck]\n1 Form\n";
        assertEquals(text, VandariaDeckWriter.toText(deck, cards));
        assertEquals(
                deck, VandariaDeckReader.read("guild", cards, "thieves", text).get());
        assertEquals(
                Array.of("thieves:2:3: the pack guild has 2 cards named 'Rogue'; say which: 'Rogue [rogue-1]',"
                        + " 'Rogue [rogue-2]'"),
                VandariaDeckReader.read("guild", cards, "thieves", "[Fate Deck]\n2 Rogue\n")
                        .getLeft()
                        .map(Object::toString));
        assertEquals(
                Array.of("thieves:1:1: '[Main deck]' is none of the headings [Fate Deck], [Subdeck], [Sideboard]"),
                VandariaDeckReader.read("guild", cards, "thieves", "[Main deck]\n")
                        .getLeft()
                        .map(Object::toString));
    }
}
