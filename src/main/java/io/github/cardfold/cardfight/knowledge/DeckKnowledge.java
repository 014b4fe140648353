package io.github.cardfold.cardfight.knowledge;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.fact.CardfightGame;
import io.github.cardfold.view.Dice;
import io.github.cardfold.view.Holdings;
import io.github.cardfold.view.Knowledge;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;

/**
 * What a seat believes of its opponent's decks: which they are, which they may be, or nothing at all. The own decks it
 * knows anyway. Immutable.
 */
public final class DeckKnowledge implements Knowledge {
    private final Array<Tuple2<DeckList, Integer>> lists;

    private DeckKnowledge(Array<Tuple2<DeckList, Integer>> lists) {
        this.lists = lists;
    }

    /** Returns the belief that the opponent plays these decks. */
    public static DeckKnowledge of(DeckList opponents) {
        return of(opponents, 1);
    }

    /**
     * Returns the belief that the opponent plays these decks or, with {@link #or}, others.
     *
     * @param weight how probable they are, compared with the others: above 0
     * @throws IllegalArgumentException if the weight is not above 0
     */
    public static DeckKnowledge of(DeckList opponents, int weight) {
        return new DeckKnowledge(Array.empty()).or(opponents, weight);
    }

    /**
     * Returns the belief that the opponent may play anything: any decks of the catalogue that follow the rules of deck
     * building (8.1) and have what has been seen of them. Cards of the catalogue are drawn as long as the rules allow
     * them; not every deck is equally probable.
     */
    public static DeckKnowledge ofCatalogue() {
        return new DeckKnowledge(Array.empty());
    }

    /**
     * Returns the same belief with further decks that the opponent may play. What has been seen rules decks out; among
     * those left the weights alone count.
     *
     * @param weight how probable they are, compared with the others: above 0
     * @throws IllegalArgumentException if the weight is not above 0
     */
    public DeckKnowledge or(DeckList opponents, int weight) {
        requireNonNull(opponents, "opponents");
        if (weight <= 0) {
            throw new IllegalArgumentException(
                    "the weight of deck " + opponents.name() + " is " + weight + ", and weights are above 0");
        }
        return new DeckKnowledge(lists.append(Tuple.of(opponents, weight)));
    }

    @Override
    public Array<Array<Integer>> unseen(Holdings holdings, Dice dice) {
        requireNonNull(holdings, "holdings");
        requireNonNull(dice, "dice");
        if (!(holdings.rules().game() instanceof CardfightGame)) {
            throw new IllegalArgumentException(
                    "this belief is about decks of Cardfight!! Vanguard, and this is another game");
        }
        SeenDecks seen = new SeenDecks(holdings);
        return (lists.isEmpty() ? CatalogueStock.of(seen, dice) : listed(seen, dice)).decks();
    }

    private Stock listed(SeenDecks seen, Dice dice) {
        Array<Tuple2<Stock, Long>> fitting = Array.empty();
        Array<String> reasons = Array.empty();
        for (Tuple2<DeckList, Integer> each : lists) {
            var stock = seen.stock(each._1());
            if (stock.isRight()) {
                fitting = fitting.append(Tuple.of(stock.get(), (long) each._2()));
            } else {
                reasons = reasons.append("deck " + each._1().name() + " " + stock.getLeft());
            }
        }
        if (fitting.isEmpty()) {
            throw new IllegalArgumentException(
                    "no deck fits what is seen of " + seen.owner() + ": " + reasons.mkString("; "));
        }
        long all = fitting.map(Tuple2::_2).sum().longValue();
        long drawn = dice.below(all);
        for (Tuple2<Stock, Long> each : fitting) {
            drawn -= each._2();
            if (drawn < 0) {
                return each._1();
            }
        }
        throw new IllegalStateException("weights do not add up");
    }
}
