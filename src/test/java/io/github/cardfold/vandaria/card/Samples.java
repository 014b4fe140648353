package io.github.cardfold.vandaria.card;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.deck.Violation;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;

/** Cards and decks made for tests. */
final class Samples {
    private Samples() {}

    static Follower.Builder follower(FollowerKind kind, Personality personality) {
        return Follower.builder()
                .kind(kind)
                .personality(personality)
                .atk(2)
                .def(1)
                .vit(2);
    }

    static Follower human() {
        return follower(FollowerKind.HUMAN, Personality.HOLY).build();
    }

    static Territory territory() {
        return Territory.builder().capacity(5).defense(4).build();
    }

    static VandariaCard.Builder card(String name) {
        return card(id(name), name, human(), GoldCost.of(2));
    }

    static VandariaCard.Builder subdeckCard(String name) {
        return card(id(name), name, human(), GoldCost.S);
    }

    static VandariaCard.Builder card(String id, String name, CardType type, GoldCost cost) {
        return VandariaCard.builder().id(id).name(name).type(type).cost(cost);
    }

    static String id(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    }

    static VandariaCard frameSpell(String name, Element element) {
        var spell = new FrameSpell(element, 1, Array.of(element), Option.none());
        return card(id(name), name, new ActionCard(Option.some(spell)), GoldCost.S)
                .build();
    }

    static DeckEntry<VandariaCard> copies(int count, VandariaCard.Builder card) {
        return new DeckEntry<>(count, card.build());
    }

    /** Returns a legal deck list of exactly 50 cards, 25 of them different, and no Subdeck. */
    static VandariaDeckList legal() {
        return VandariaDeckList.builder().name("legal").fate(fillers(25)).build();
    }

    /** Returns entries of two copies each. */
    static Array<DeckEntry<VandariaCard>> fillers(int entries) {
        return Array.range(0, entries).map(each -> copies(2, card("Filler " + each)));
    }

    /** Returns a legal deck list with some entries in its Fate Deck. */
    @SafeVarargs
    static VandariaDeckList with(DeckEntry<VandariaCard>... entries) {
        VandariaDeckList deck = legal();
        for (DeckEntry<VandariaCard> entry : entries) {
            deck = deck.mapFate(fate -> fate.append(entry));
        }
        return deck;
    }

    /** Returns a legal deck list with a Subdeck. */
    @SafeVarargs
    static VandariaDeckList withSub(DeckEntry<VandariaCard>... entries) {
        VandariaDeckList deck = legal();
        for (DeckEntry<VandariaCard> entry : entries) {
            deck = deck.mapSub(sub -> sub.append(entry));
        }
        return deck;
    }

    /** Checks that a deck list breaks these sections and no others. */
    static void assertBreaks(VandariaDeckList deck, String... sections) {
        assertBreaks(deck, VandariaDeckLimits.standard(), sections);
    }

    static void assertBreaks(VandariaDeckList deck, VandariaDeckLimits limits, String... sections) {
        Array<Violation> violations = VandariaDeckRules.check(deck, limits);
        assertEquals(Array.of(sections), violations.map(Violation::section), violations::toString);
    }
}
