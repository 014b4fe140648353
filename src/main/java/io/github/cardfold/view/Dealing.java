package io.github.cardfold.view;

import io.github.cardfold.cardfight.card.DeckSection;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Gap;
import io.github.cardfold.kernel.Redacted;
import io.github.cardfold.kernel.State;
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
     * @param stock gives the unseen cards of a seat
     */
    State deal(Array<Holdings> holdings, Function<Holdings, Stock> stock) {
        holdings.forEach(each -> deal(each, stock.apply(each)));
        return redacted.filled(Array.ofAll(dealt).map(Array::ofAll), dice.next());
    }

    private void deal(Holdings holdings, Stock stock) {
        for (int i = 0; i < gaps.size(); i++) {
            if (gaps.get(i).owner() == holdings.owner()) {
                known(holdings, stock, i);
                firstVanguard(holdings, stock, i);
            }
        }
        for (DeckSection section : DeckSection.values()) {
            List<Integer> cards = stock.of(section);
            cards.sort(null);
            shuffle(cards);
            for (int i = 0; i < gaps.size(); i++) {
                Gap gap = gaps.get(i);
                boolean takes = gap.owner() == holdings.owner() && holdings.section(gap) == section;
                while (takes && dealt.get(i).size() < gap.size()) {
                    dealt.get(i).add(cards.remove(cards.size() - 1));
                }
            }
        }
    }

    /** A kind that is known to be here was seen to come here; one with a home may be it if no other is. */
    private void known(Holdings holdings, Stock stock, int at) {
        Gap gap = gaps.get(at);
        for (Integer kind : gap.kinds()) {
            int to = at;
            while (to < gaps.size() && !takes(holdings, stock, to, gap, kind)) {
                to++;
            }
            if (to == gaps.size()) {
                throw new IllegalArgumentException(
                        "no unseen card can be " + holdings.card(kind).id() + ", which is known to be there");
            }
            stock.of(holdings.section(gaps.get(to))).remove(kind);
            dealt.get(to).add(kind);
        }
    }

    private boolean takes(Holdings holdings, Stock stock, int to, Gap gap, Integer kind) {
        Gap other = gaps.get(to);
        return other.place() == gap.place()
                && other.owner() == gap.owner()
                && dealt.get(to).size() < other.size()
                && stock.of(holdings.section(other)).contains(kind);
    }

    @Rule(jp = "8.2.1.2")
    private void firstVanguard(Holdings holdings, Stock stock, int at) {
        if (!holdings.isFirstVanguard(gaps.get(at)) || !dealt.get(at).isEmpty()) {
            return;
        }
        List<Integer> section = stock.of(holdings.section(gaps.get(at)));
        Array<Integer> firsts = Array.ofAll(section).filter(each -> Holdings.isFirstVanguard(holdings.card(each)));
        if (firsts.isEmpty()) {
            throw new IllegalArgumentException("no unseen card can be the first vanguard");
        }
        Integer first = firsts.sorted().get(dice.below(firsts.size()));
        section.remove(first);
        dealt.get(at).add(first);
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
