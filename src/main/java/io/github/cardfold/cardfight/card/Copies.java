package io.github.cardfold.cardfight.card;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.deck.Violation;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * How many copies decks may hold: of each name as the edition says (8.1.5), or as the texts of their cards do (8.1.3).
 */
final class Copies {
    private final Array<Said> said;
    private final CopyLimit.Counted in;
    private final Array<DeckEntry<Card>> entries;
    private final DeckLimits limits;

    private Copies(DeckList deck, CopyLimit.Counted in, DeckLimits limits) {
        this.in = in;
        this.limits = limits;
        entries = in == CopyLimit.Counted.G_ZONE ? deck.g() : DeckRules.played(deck);
        said = said(deck, limits).filter(each -> each.limit.in() == in);
    }

    static Array<Violation> check(DeckList deck, DeckLimits limits) {
        return Array.of(CopyLimit.Counted.values())
                .map(in -> new Copies(deck, in, limits))
                .flatMap(each -> each.named().appendAll(each.asTextsSay()));
    }

    /**
     * A limit and the card whose text says it.
     *
     * @param byNumber whether "this card" are the cards with its collector number, which the id stands for (8.1.9), and
     *     not those with its name
     */
    private record Said(Card by, CopyLimit limit, boolean byNumber) {
        boolean isAbout(Card card) {
            return limit.name().fold(() -> isThis(card), name -> card.allNames().contains(name));
        }

        @Rule(
                jp = {"2.16.2.1", "8.1.9"},
                it = "2.13.2",
                en = "2.13.2")
        private boolean isThis(Card card) {
            return byNumber ? card.id().equals(by.id()) : card.name().equals(by.name());
        }

        boolean replaces(String name, Card card) {
            return limit.replaces() && isAbout(card) && limit.name().forAll(name::equals);
        }

        String what() {
            return limit.name().map(name -> " with the name " + name).getOrElse(" that are " + by.id());
        }

        String section() {
            return limit.name().isDefined() ? "8.1.3" : "8.1.9";
        }
    }

    /** The texts of all cards in the decks, each text once however many copies there are. */
    @Rule(jp = "8.1.3")
    private static Array<Said> said(DeckList deck, DeckLimits limits) {
        return DeckRules.all(deck)
                .map(DeckEntry::card)
                .distinct()
                .flatMap(card -> card.meant()
                        .flatMap(ability -> ability instanceof DeckBuilding text ? text.copyLimits() : Array.empty())
                        .map(limit -> new Said(card, limit, limits.collectorNumbers())));
    }

    /** What no text speaks of is held to the edition's limit, apart from what some text does (ruling 380). */
    @Rule(jp = {"8.1.3", "8.1.5"})
    private Array<Violation> named() {
        Array<String> names = entries.flatMap(entry -> names(entry.card())).distinct();
        return names.flatMap(name -> {
            Array<DeckEntry<Card>> same = entries.filter(entry ->
                    names(entry.card()).contains(name) && !said.exists(each -> each.replaces(name, entry.card())));
            return DeckRules.atMost(
                    limits.copies(),
                    DeckRules.count(same, card -> true),
                    section(name, same.map(DeckEntry::card)),
                    where(),
                    " with the name " + name);
        });
    }

    private Array<String> names(Card card) {
        return limits.copiesOfFurtherNames() ? card.allNames() : Array.of(card.name());
    }

    /** Names the paragraph that makes cards count together: a further name, a name shared, or just copies of a card. */
    @Rule(jp = {"8.1.5.1", "8.1.5.2"})
    private static String section(String name, Array<Card> cards) {
        if (cards.exists(card -> !card.name().equals(name))) {
            return "8.1.5.2";
        }
        return cards.distinct().size() > 1 ? "8.1.5.1" : "8.1.5";
    }

    /**
     * Of several texts that replace the limit of the same cards the fighter takes the most generous (11.12.2); one that
     * forbids more copies holds whatever others allow (1.3.3).
     */
    @Rule(jp = {"1.3.3", "8.1.3"})
    private Array<Violation> asTextsSay() {
        return said.filter(each -> !isSurpassed(each)).distinctBy(this::sameAs).flatMap(each -> broken(each));
    }

    private boolean isSurpassed(Said one) {
        return one.limit.replaces()
                && said.exists(other -> other.limit.replaces()
                        && other.limit.most() > one.limit.most()
                        && sameCards(other).equals(sameCards(one)));
    }

    private Array<Object> sameAs(Said one) {
        return Array.of(sameCards(one), one.limit);
    }

    private static String sameCards(Said one) {
        return one.limit.name().map(name -> "named " + name).getOrElse(one.by.id());
    }

    private Option<Violation> broken(Said text) {
        int count = DeckRules.count(entries, text::isAbout);
        return DeckRules.atMost(text.limit.most(), count, text.section(), where(), text.what())
                .map(violation -> violation.saidBy(text.by));
    }

    private String where() {
        return in == CopyLimit.Counted.G_ZONE ? "The G deck has " : "Main deck and ride deck together have ";
    }
}
