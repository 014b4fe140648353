package io.github.cardfold.vandaria.card;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.deck.Violation;
import io.vavr.collection.Array;
import java.util.Locale;

/** What the Spellbinds of a deck's cards ask of its FrameSpells (14.2). */
final class Spellbinds {
    private Spellbinds() {}

    @Rule(vw = {"14.2.3", "14.2.4", "14.2.20", "14.2.21"})
    static Array<Violation> check(VandariaDeckList deck, VandariaDeckLimits limits) {
        Array<VandariaCard> cards =
                deck.fate().appendAll(deck.sub()).map(DeckEntry::card).distinct();
        Array<Spellbind> bound =
                cards.flatMap(VandariaCard::spellbind).distinct().sorted();
        Array<VandariaCard> spells = cards.filter(card -> card.frameSpell().isDefined());
        if (bound.size() > 1) {
            return mixed(bound, spells, limits);
        }
        return bound.isEmpty() ? Array.empty() : foreign(bound.head(), spells);
    }

    private static Array<Violation> foreign(Spellbind bound, Array<VandariaCard> spells) {
        return spells.reject(card ->
                        bound.elements().contains(card.frameSpell().get().element()))
                .map(card -> new Violation(
                        "14.2.3",
                        card.name() + " is a FrameSpell of "
                                + words(card.frameSpell().get().element()) + ", which is no element of " + words(bound)
                                + "."));
    }

    private static Array<Violation> mixed(
            Array<Spellbind> bound, Array<VandariaCard> spells, VandariaDeckLimits limits) {
        String all = bound.map(Spellbinds::words).mkString(", ");
        if (limits.mixing() == SpellbindMixing.ILLEGAL_DECK) {
            return Array.of(new Violation("14.2.4", "The decks have cards of several Spellbinds: " + all + "."));
        }
        return spells.map(card -> new Violation(
                "14.2.20",
                card.name() + " is a FrameSpell, and decks with cards of several Spellbinds, " + all
                        + ", may have none."));
    }

    private static String words(Enum<?> value) {
        return value.name().charAt(0) + value.name().substring(1).toLowerCase(Locale.ROOT);
    }
}
