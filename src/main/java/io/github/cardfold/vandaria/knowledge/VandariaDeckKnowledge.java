package io.github.cardfold.vandaria.knowledge;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.table.Gap;
import io.github.cardfold.kernel.table.Sighting;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.card.VandariaDeckSection;
import io.github.cardfold.vandaria.fact.VandariaGame;
import io.github.cardfold.view.Dice;
import io.github.cardfold.view.Holdings;
import io.github.cardfold.view.Knowledge;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.List;

/**
 * The belief that others play one of some decks of Vandaria Wars, each as probable as the others. What has been seen
 * rules decks out. The own decks a seat knows anyway. Immutable.
 */
public final class VandariaDeckKnowledge implements Knowledge {
    /** The decks that are in a game, in the order of their numbers. */
    private static final Array<VandariaDeckSection> PLAYED =
            Array.of(VandariaDeckSection.FATE, VandariaDeckSection.SUB);

    private final Array<VandariaDeckList> decks;

    private VandariaDeckKnowledge(Array<VandariaDeckList> decks) {
        this.decks = decks;
    }

    /**
     * Returns the belief that each of the others plays one of these decks.
     *
     * @throws IllegalArgumentException if there are none
     */
    public static VandariaDeckKnowledge of(Array<VandariaDeckList> decks) {
        requireNonNull(decks, "decks");
        if (decks.isEmpty()) {
            throw new IllegalArgumentException("a belief names the decks that others may play");
        }
        return new VandariaDeckKnowledge(decks);
    }

    @Override
    public Array<Array<Integer>> unseen(Holdings holdings, Dice dice) {
        requireNonNull(holdings, "holdings");
        requireNonNull(dice, "dice");
        if (!(holdings.rules().game() instanceof VandariaGame)) {
            throw new IllegalArgumentException("this belief is about decks of Vandaria Wars, and this is another game");
        }
        Array<Either<String, Array<Array<Integer>>>> looked = decks.map(deck -> unseen(deck, holdings));
        Array<Array<Array<Integer>>> fitting = looked.flatMap(Either::toOption);
        if (fitting.isEmpty()) {
            throw new IllegalArgumentException("no deck fits what is seen of " + holdings.owner() + ": "
                    + looked.map(Either::getLeft).mkString("; "));
        }
        return fitting.get(dice.below(fitting.size()));
    }

    /** The cards of decks that are not seen, or why these decks do not fit what is seen. */
    private static Either<String, Array<Array<Integer>>> unseen(VandariaDeckList deck, Holdings holdings) {
        Rules rules = holdings.rules();
        Array<Array<Integer>> unseen = Array.empty();
        for (VandariaDeckSection section : PLAYED) {
            List<Integer> left = new ArrayList<>();
            for (VandariaCard card : deck.cards(section)) {
                if (rules.definition(card.id()).isEmpty()) {
                    return Either.left("deck " + deck.name() + " has " + card.id() + ", which these rules do not have");
                }
                left.add(rules.definitionIndex(card.id()));
            }
            Array<Gap> gaps = holdings.gaps().filter(gap -> holdings.deck(gap) == section.ordinal());
            Array<Integer> seen = holdings.seen().map(Sighting::definition).filter(each -> isOf(rules, each, section));
            for (int definition : seen.appendAll(gaps.flatMap(Gap::kinds))) {
                if (!left.remove((Integer) definition)) {
                    return Either.left("deck " + deck.name() + " has too few of "
                            + rules.definition(definition).id());
                }
            }
            int size = gaps.map(Gap::size).sum().intValue();
            Array<Integer> cards = Array.ofAll(left).appendAll(gaps.flatMap(Gap::kinds));
            if (cards.size() != size) {
                return Either.left("deck " + deck.name() + " leaves " + cards.size() + " unseen cards of the "
                        + section.heading() + " where there are " + size);
            }
            unseen = unseen.append(cards);
        }
        return Either.right(unseen);
    }

    private static boolean isOf(Rules rules, int definition, VandariaDeckSection section) {
        VandariaCard card = (VandariaCard) rules.definition(definition);
        return card.isOfSubdeck() == (section == VandariaDeckSection.SUB);
    }
}
