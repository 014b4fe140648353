package io.github.cardfold.cardfight.knowledge;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckLimits;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckRules;
import io.github.cardfold.cardfight.card.DeckSection;
import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.card.Subtype;
import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.cardfight.fact.CardfightGame;
import io.github.cardfold.cardfight.state.Brought;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.kernel.table.Gap;
import io.github.cardfold.view.Dice;
import io.vavr.collection.Array;
import java.util.List;
import java.util.function.Predicate;

/** Decks put together of the catalogue, as deck building allows (8.1), around what has been seen of them. */
final class CatalogueStock {
    /** The conditions that hold of a whole deck only, as far as it has too few cards yet. */
    private static final Array<String> OF_WHOLE_DECKS = Array.of("8.1.2", "8.1.4.1", "8.1.4.2", "8.1.6", "8.2.1.2");

    private static final int TRIES = 50;

    private final SeenDecks seen;
    private final Dice dice;
    private final DeckLimits limits;
    private final Stock stock = new Stock();
    private final Stock whole = new Stock();

    private CatalogueStock(SeenDecks seen, Dice dice) {
        this.seen = seen;
        this.dice = dice;
        limits = ((CardfightGame) seen.rules().game()).ruleset().deckLimits();
    }

    /**
     * Returns the unseen cards of such decks.
     *
     * @throws IllegalArgumentException if no deck was found that follows the rules
     */
    static Stock of(SeenDecks seen, Dice dice) {
        for (int i = 0; i < TRIES; i++) {
            CatalogueStock made = new CatalogueStock(seen, dice);
            if (made.isMade()) {
                return made.stock;
            }
        }
        throw new IllegalArgumentException(
                "no deck of the catalogue was found that fits what is seen of " + seen.owner());
    }

    @Rule(jp = {"8.1.4", "8.1.6"})
    private boolean isMade() {
        for (DeckSection section : DeckSection.values()) {
            seen.seen(section).forEach(whole.of(section)::add);
        }
        firstVanguardCameFromRideDeck();
        for (Gap gap : seen.gaps()) {
            for (int kind : gap.kinds()) {
                add(seen.section(gap), kind);
            }
        }
        seen.gaps().find(Brought::isFirstVanguard).forEach(gap -> fill(seen.section(gap), 1, Brought::isFirstVanguard));
        int triggers = limits.triggers() - triggers();
        fill(DeckSection.G, seen.unseen(DeckSection.G), card -> card.hasSubtype(Subtype.G));
        fill(
                DeckSection.RIDE,
                seen.unseen(DeckSection.RIDE),
                card -> isPlain(card) && card.mainType() == MainType.UNIT);
        int left = seen.unseen(DeckSection.MAIN) - stock.of(DeckSection.MAIN).size();
        fill(
                DeckSection.MAIN,
                seen.unseen(DeckSection.MAIN) - Math.max(0, left - triggers),
                card -> card.trigger() != Trigger.NONE);
        fill(DeckSection.MAIN, seen.unseen(DeckSection.MAIN), CatalogueStock::isPlain);
        return isFull() && DeckRules.check(list(), limits).isEmpty();
    }

    private boolean isFull() {
        return Array.of(DeckSection.values())
                .forAll(section -> stock.of(section).size() == seen.unseen(section));
    }

    /**
     * One card more than a main deck has is the first vanguard, which has no home any more. It may be any that was seen
     * of grade 0: what decks are made of is counted in both decks together (8.1.6).
     */
    @Rule(jp = "8.1.4.1")
    private void firstVanguardCameFromRideDeck() {
        List<Integer> main = whole.of(DeckSection.MAIN);
        if (main.size() + seen.unseen(DeckSection.MAIN) > limits.mainSize()) {
            Array.ofAll(main)
                    .find(each -> Brought.isFirstVanguard(seen.card(each)))
                    .filter(main::remove)
                    .forEach(whole.of(DeckSection.RIDE)::add);
        }
    }

    private static boolean isPlain(Card card) {
        return card.trigger() == Trigger.NONE
                && card.mainType() != MainType.RIDE_DECK_CREST
                && !card.hasSubtype(Subtype.G);
    }

    private int triggers() {
        return Array.of(DeckSection.MAIN, DeckSection.RIDE)
                .flatMap(section -> Array.ofAll(whole.of(section)))
                .count(each -> seen.card(each).trigger() != Trigger.NONE);
    }

    /** Adds cards of the catalogue as long as there are too few and some card can be added. */
    private void fill(DeckSection section, int size, Predicate<Card> fits) {
        Array<Integer> left = Array.range(0, seen.rules().definitionCount()).filter(i -> fits.test(seen.card(i)));
        while (stock.of(section).size() < size && left.nonEmpty()) {
            Integer card = left.get(dice.below(left.size()));
            add(section, card);
            if (!isAllowed()) {
                List<Integer> unseen = stock.of(section);
                unseen.remove(unseen.size() - 1);
                whole.of(section).remove(whole.of(section).size() - 1);
                left = left.remove(card);
            }
        }
    }

    private void add(DeckSection section, int card) {
        stock.of(section).add(card);
        whole.of(section).add(card);
    }

    private boolean isAllowed() {
        return DeckRules.check(list(), limits).forAll(each -> OF_WHOLE_DECKS.contains(each.section()));
    }

    private DeckList list() {
        return DeckList.builder()
                .name("unseen")
                .main(entries(DeckSection.MAIN))
                .ride(entries(DeckSection.RIDE))
                .g(entries(DeckSection.G))
                .build();
    }

    private Array<DeckEntry<Card>> entries(DeckSection section) {
        Array<Integer> all = Array.ofAll(whole.of(section));
        return all.distinct().map(each -> new DeckEntry<>(all.count(each::equals), seen.card(each)));
    }
}
