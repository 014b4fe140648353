package io.github.cardfold.cli;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckSection;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.fact.CardfightGame;
import io.github.cardfold.deck.Violation;
import io.github.cardfold.effect.EffectException;
import io.github.cardfold.kernel.Rules;
import io.vavr.Lazy;
import io.vavr.collection.Array;

/** The rules that a command plays by: for each of some packs those with its cards. */
final class PackRules {
    private static final PackRules SHIPPED = new PackRules(Packs.all());

    private final Array<Pack> packs;
    private final boolean arePlugged = Plugged.plugins().nonEmpty();
    private final Array<Lazy<Rules>> rules;

    PackRules(Array<Pack> packs) {
        this.packs = packs;
        rules = packs.map(pack -> Lazy.of(() -> assembled(pack)));
    }

    /** Returns the rules with the cards of each shipped pack. */
    static PackRules shipped() {
        return SHIPPED.arePlugged == Plugged.plugins().nonEmpty() ? SHIPPED : new PackRules(Packs.all());
    }

    private static Rules assembled(Pack pack) {
        try {
            return Plugged.rules(pack);
        } catch (EffectException senseless) {
            throw new UsageException(
                    "the pack '" + pack.id() + "' cannot be played: " + senseless.getMessage()
                            + " (cards check tells all that is wrong)",
                    senseless);
        }
    }

    Array<Pack> packs() {
        return packs;
    }

    /** Returns the rules with the cards of one of the packs. */
    Rules of(Pack pack) {
        return rules.get(packs.indexOf(pack)).get();
    }

    /** Returns the cards that may be played with under the rules of one of the packs: its own and those of plugins. */
    Array<Card> cards(Pack pack) {
        if (!arePlugged) {
            return pack.cards();
        }
        Rules assembled = of(pack);
        return Array.range(0, assembled.definitionCount()).map(each -> (Card) assembled.definition(each));
    }

    /** Returns the rules of deck building that a deck breaks, under those of the pack that it is built from. */
    Array<Violation> violations(DeckList deck) {
        return ((CardfightGame) of(pack(Array.of(deck))).game()).violations(deck);
    }

    /**
     * Returns the pack that decks are built from.
     *
     * @throws UsageException if none has all of their cards
     */
    Pack pack(Array<DeckList> decks) {
        Array<Card> cards = decks.flatMap(deck -> Array.of(DeckSection.values()).flatMap(deck::cards));
        return packs.find(pack -> cards(pack).containsAll(cards))
                .getOrElseThrow(() -> new UsageException("the decks "
                        + decks.map(DeckList::name).mkString(" and ") + " are not of one pack: "
                        + packs.map(PackRules::decks).mkString("; ")));
    }

    private static String decks(Pack pack) {
        Array<String> names = DeckNames.of(pack);
        return pack.id() + " has " + (names.isEmpty() ? "no shipped deck" : names.mkString(", "));
    }

    /** Returns the rules with the cards of each pack, which are assembled when they are asked for. */
    Array<Lazy<Rules>> all() {
        return rules;
    }
}
