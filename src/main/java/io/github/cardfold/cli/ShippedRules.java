package io.github.cardfold.cli;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckSection;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.notation.NotationException;
import io.vavr.Lazy;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;

/** The rules that the command line plays by: those with the cards of one shipped pack. */
final class ShippedRules {
    static final Array<Pack> PACKS = Packs.all();

    private static final Array<Lazy<Rules>> RULES =
            PACKS.map(pack -> Lazy.of(() -> Cardfight.rules(Editions.JP_2026_04, pack)));

    private ShippedRules() {}

    /** Returns the rules with the cards of a shipped pack. */
    static Rules of(Pack pack) {
        return RULES.get(PACKS.indexOf(pack)).get();
    }

    /**
     * Returns the shipped pack that decks are built from.
     *
     * @throws UsageException if none has all of their cards
     */
    static Pack pack(Array<DeckList> decks) {
        Array<Card> cards = decks.flatMap(deck -> Array.of(DeckSection.values()).flatMap(deck::cards));
        return PACKS.find(pack -> pack.cards().containsAll(cards))
                .getOrElseThrow(() -> new UsageException("the decks "
                        + decks.map(DeckList::name).mkString(" and ")
                        + " are not of one pack: "
                        + PACKS.map(pack -> pack.id() + " has "
                                        + Decks.names(pack.id()).mkString(", "))
                                .mkString("; ")));
    }

    /** Returns the rules that a manifest is of; without any, those that say best in what they differ. */
    static Rules of(String manifest) {
        return RULES.map(Lazy::get)
                .find(rules -> rules.manifest().equals(manifest))
                .getOrElse(() -> of(PACKS.head()));
    }

    /** Returns what is read under the first rules that it can be read under, or fails as it does under the first. */
    static <T> T read(Function<Rules, T> reader) {
        return RULES.tail()
                .flatMap(rules -> attempt(reader, rules.get()))
                .headOption()
                .getOrElse(() -> reader.apply(of(PACKS.head())));
    }

    private static <T> Option<T> attempt(Function<Rules, T> reader, Rules rules) {
        try {
            return Option.some(reader.apply(rules));
        } catch (StateFormatException | NotationException otherRules) {
            return Option.none();
        }
    }
}
