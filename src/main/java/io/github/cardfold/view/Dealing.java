package io.github.cardfold.view;

import io.github.cardfold.kernel.Redacted;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Game;
import io.github.cardfold.kernel.table.Gap;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Deals unseen cards into the gaps of what a seat sees, each deal equally probable that agrees with what it knows to be
 * where.
 */
final class Dealing {
    private final Redacted redacted;
    private final Dice dice;
    private final Array<Gap> gaps;
    private final List<List<Integer>> dealt = new ArrayList<>();

    Dealing(Redacted redacted, Dice dice) {
        this.redacted = redacted;
        this.dice = dice;
        gaps = redacted.gaps();
        gaps.forEach(each -> dealt.add(new ArrayList<>()));
    }

    /**
     * Returns the state dealt.
     *
     * @param unseen gives the unseen cards of a seat, by the deck that they are of
     */
    State deal(Array<Holdings> holdings, Function<Holdings, Array<Array<Integer>>> unseen) {
        holdings.forEach(each -> new OfSeat(each, unseen.apply(each)).deal());
        return redacted.filled(Array.ofAll(dealt).map(Array::ofAll), dice.next());
    }

    /** The cards of one seat. */
    private final class OfSeat {
        private final Holdings holdings;
        private final Game game;
        private final Array<List<Integer>> decks;

        private OfSeat(Holdings holdings, Array<Array<Integer>> decks) {
            this.holdings = holdings;
            game = holdings.rules().game();
            this.decks = decks.map(each -> new ArrayList<>(each.asJava()));
        }

        private boolean isOf(int gap, int deck) {
            return gaps.get(gap).owner() == holdings.owner() && holdings.deck(gaps.get(gap)) == deck;
        }

        private List<Integer> deck(int gap) {
            int deck = holdings.deck(gaps.get(gap));
            return deck < decks.size() ? decks.get(deck) : new ArrayList<>();
        }

        private void deal() {
            for (int i = 0; i < gaps.size(); i++) {
                if (gaps.get(i).owner() == holdings.owner()) {
                    known(i);
                    restricted(i);
                }
            }
            for (int deck = 0; deck < decks.size(); deck++) {
                List<Integer> cards = decks.get(deck);
                cards.sort(null);
                shuffle(cards);
                for (int i = 0; i < gaps.size(); i++) {
                    while (isOf(i, deck) && dealt.get(i).size() < gaps.get(i).size()) {
                        dealt.get(i).add(cards.remove(cards.size() - 1));
                    }
                }
            }
        }

        /** A kind that is known to be here was seen to come here; one of another deck may be it if no other is. */
        private void known(int at) {
            Gap gap = gaps.get(at);
            for (Integer kind : gap.kinds()) {
                int to = at;
                while (to < gaps.size() && !takes(to, gap, kind)) {
                    to++;
                }
                if (to == gaps.size()) {
                    throw new IllegalArgumentException("no unseen card can be "
                            + holdings.rules().definition(kind).id() + ", which is known to be there");
                }
                deck(to).remove(kind);
                dealt.get(to).add(kind);
            }
        }

        private boolean takes(int to, Gap gap, Integer kind) {
            Gap other = gaps.get(to);
            return other.place() == gap.place()
                    && other.owner() == gap.owner()
                    && dealt.get(to).size() < other.size()
                    && deck(to).contains(kind);
        }

        /** Where not every card of the deck may lie, those that may are dealt before the others. */
        private void restricted(int at) {
            Gap gap = gaps.get(at);
            List<Integer> deck = deck(at);
            if (Array.ofAll(deck).forAll(each -> game.mayLie(each, gap))) {
                return;
            }
            while (dealt.get(at).size() < gap.size()) {
                Array<Integer> fitting =
                        Array.ofAll(deck).filter(each -> game.mayLie(each, gap)).sorted();
                if (fitting.isEmpty()) {
                    throw new IllegalArgumentException(
                            "no unseen card of " + gap.owner() + " may lie in place " + gap.place());
                }
                Integer card = fitting.get(dice.below(fitting.size()));
                deck.remove(card);
                dealt.get(at).add(card);
            }
        }
    }

    private void shuffle(List<Integer> cards) {
        for (int i = cards.size() - 1; i > 0; i--) {
            int with = dice.below(i + 1);
            Integer card = cards.get(i);
            cards.set(i, cards.get(with));
            cards.set(with, card);
        }
    }
}
