package io.github.cardfold.cardfight.knowledge;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckSection;
import io.github.cardfold.cardfight.card.Subtype;
import io.github.cardfold.cardfight.state.Brought;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.table.Gap;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.Sighting;
import io.github.cardfold.view.Holdings;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a seat sees of the decks of another seat, and how many cards of them it does not see. */
final class SeenDecks {
    private final Holdings holdings;

    SeenDecks(Holdings holdings) {
        this.holdings = holdings;
    }

    Seat owner() {
        return holdings.owner();
    }

    Rules rules() {
        return holdings.rules();
    }

    Card card(int definition) {
        return (Card) rules().definition(definition);
    }

    Array<Gap> gaps() {
        return holdings.gaps();
    }

    DeckSection section(Gap gap) {
        return DeckSection.values()[holdings.deck(gap)];
    }

    int unseen(DeckSection section) {
        return gaps().filter(each -> section(each) == section)
                .map(Gap::size)
                .sum()
                .intValue();
    }

    /** The cards seen: of which decks, as their places and homes tell. */
    Array<Integer> seen(DeckSection section) {
        return holdings.seen().filter(each -> section(each) == section).map(Sighting::definition);
    }

    private DeckSection section(Sighting seen) {
        return card(seen.definition()).hasSubtype(Subtype.G)
                ? DeckSection.G
                : Brought.section(seen.place(), seen.owner(), seen.home());
    }

    /** The cards of decks that are not seen, or why these decks do not fit what is seen. */
    Either<String, Stock> stock(DeckList deck) {
        Stock stock = new Stock();
        for (DeckSection section : DeckSection.values()) {
            for (DeckEntry<Card> entry : deck.entries(section)) {
                if (rules().definition(entry.card().id()).isEmpty()) {
                    return Either.left("has " + entry.card().id() + ", which these rules do not have");
                }
                int definition = rules().definitionIndex(entry.card().id());
                for (int i = 0; i < entry.count(); i++) {
                    stock.of(section).add(definition);
                }
            }
        }
        for (DeckSection section : DeckSection.values()) {
            for (int definition : seen(section)) {
                if (!take(stock, section, definition)) {
                    return Either.left("has too few of " + card(definition).id());
                }
            }
        }
        return settled(stock);
    }

    /** The first vanguard came from the ride deck and has no home any more. */
    private static boolean take(Stock stock, DeckSection section, int definition) {
        return stock.of(section).remove((Integer) definition)
                || section == DeckSection.MAIN && stock.of(DeckSection.RIDE).remove((Integer) definition);
    }

    /** A first vanguard that the main deck could have had as well came from the ride deck, if that is short of one. */
    private Either<String, Stock> settled(Stock stock) {
        List<Integer> main = stock.of(DeckSection.MAIN);
        List<Integer> ride = stock.of(DeckSection.RIDE);
        if (ride.size() == unseen(DeckSection.RIDE) + 1 && main.size() == unseen(DeckSection.MAIN) - 1) {
            Array<Integer> gone = seen(DeckSection.MAIN);
            Integer first = Array.ofAll(ride)
                    .find(each -> gone.contains(each) && Brought.isFirstVanguard(card(each)))
                    .getOrElse(-1);
            if (ride.remove(first)) {
                main.add(first);
            }
        }
        for (DeckSection section : DeckSection.values()) {
            if (stock.of(section).size() != unseen(section)) {
                return Either.left("leaves " + stock.of(section).size() + " unseen cards of the "
                        + section.heading().toLowerCase(Locale.ROOT) + " where there are "
                        + unseen(section));
            }
        }
        return known(stock);
    }

    /** Whatever is known to be in a pool must be among the unseen cards. */
    private Either<String, Stock> known(Stock stock) {
        List<Integer> left = new ArrayList<>();
        for (DeckSection section : DeckSection.values()) {
            left.addAll(stock.of(section));
        }
        for (Gap gap : gaps()) {
            for (Integer kind : gap.kinds()) {
                if (!left.remove(kind)) {
                    return Either.left("has too few of " + card(kind).id());
                }
            }
        }
        return Either.right(stock);
    }
}
