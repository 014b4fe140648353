package io.github.cardfold.kernel;

import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Deals anew what one seat cannot know: cards it does not see change places with each other. Objects keep their ids and
 * places, pools their sizes and what the seat knows to be in them; so do unfinished selections of other seats, which
 * then name other cards.
 */
public final class Dealer {
    private final Position position;
    private final int seat;
    private final int[] shown;

    private Dealer(Position position, int seat, int[] shown) {
        this.position = position;
        this.seat = seat;
        this.shown = shown;
    }

    /**
     * Returns a state that the seat cannot tell from this one, all that it knows of the cards being as probable in one
     * as in the other. Its chance is drawn from the seed, and its events are forgotten, for they tell of the true
     * cards.
     *
     * @param groups indices of hidden places; cards change places within a group only
     * @param shown objects that lie in a hidden place and have been shown to all
     * @param seed the same one deals the same cards, whatever the true ones are
     */
    public static State deal(State state, Seat seat, Array<Array<Integer>> groups, Array<Integer> shown, long seed) {
        Position dealt = new Position(state.position());
        dealt.generator(seed);
        Dealer dealer = new Dealer(dealt, seat.ordinal(), toInts(shown));
        groups.forEach(group -> {
            dealer.deal(toInts(group), false);
            dealer.deal(toInts(group), true);
        });
        if (dealt.isNatural()) {
            dealt.generator(state.position().generator());
        }
        dealt.close();
        return new State(dealt);
    }

    private static int[] toInts(Array<Integer> values) {
        int[] result = new int[values.size()];
        for (int i = 0; i < result.length; i++) {
            result[i] = values.get(i);
        }
        return result;
    }

    /** Cards with a home change places with such cards only: where they went, all have seen. */
    private void deal(int[] places, boolean home) {
        List<Gap> gaps = new ArrayList<>();
        List<Thing> cards = new ArrayList<>();
        for (int place : places) {
            for (int pool = 0; pool < position.pile(place).poolCount(); pool++) {
                if (isOpen(position.pile(place).pool(pool))) {
                    Gap gap = gap(place, pool, home);
                    gaps.add(gap);
                    gap.collect(position.pile(place), cards);
                }
            }
        }
        cards.sort((a, b) -> a.definition() == b.definition()
                ? Integer.compare(a.card(), b.card())
                : Integer.compare(a.definition(), b.definition()));
        gaps.forEach(gap -> gap.takeKnown(cards));
        shuffle(cards);
        for (Gap gap : gaps) {
            gap.fillUp(cards);
            shuffle(gap.cards);
        }
        gaps.forEach(this::write);
    }

    /** A set whose cards the seat knows has nothing to be dealt. */
    private boolean isOpen(Pool pool) {
        return pool.ordered() || !pool.contentKnownTo(seat);
    }

    /** The places of a pool whose cards the seat neither sees nor has been shown. */
    private Gap gap(int place, int pool, boolean home) {
        Pile pile = position.pile(place);
        Seen seen = Seen.of(position, place, seat);
        int start = pile.startOf(pool);
        int[] kinds = seen.kinds(pool);
        List<Integer> unseen = new ArrayList<>();
        int[] homes = {};
        for (int i = start; i < start + pile.pool(pool).size(); i++) {
            if (isShown(pile.at(i))) {
                kinds = Pool.without(kinds, pile.at(i).definition());
            } else if (seen.definition(i) == Seen.UNKNOWN) {
                boolean hasHome = pile.at(i).hasHome();
                homes = hasHome ? Pool.with(homes, pile.at(i).definition()) : homes;
                if (hasHome == home) {
                    unseen.add(i);
                }
            }
        }
        return new Gap(place, pool, unseen, known(kinds, Pool.common(kinds, homes), home));
    }

    /** Of the kinds known to be in a pool, cards with a home are as many as can be. */
    private static int[] known(int[] kinds, int[] homes, boolean home) {
        int[] others = kinds;
        for (int kind : homes) {
            others = Pool.without(others, kind);
        }
        return home ? homes : others;
    }

    private boolean isShown(Thing thing) {
        for (int object : shown) {
            if (object != 0 && object == thing.object()) {
                return true;
            }
        }
        return false;
    }

    private void shuffle(List<Thing> cards) {
        for (int i = cards.size() - 1; i > 0; i--) {
            int with = Chance.below(position, i + 1);
            Thing card = cards.get(i);
            cards.set(i, cards.get(with));
            cards.set(with, card);
        }
    }

    private void write(Gap gap) {
        Pile pile = position.pile(gap.place);
        Pool pool = pile.pool(gap.pool);
        Thing[] things = pile.things();
        for (int i = 0; i < gap.unseen.size(); i++) {
            Thing old = things[gap.unseen.get(i)];
            Thing card = gap.cards.get(i);
            things[gap.unseen.get(i)] = new Thing(
                    card.card(),
                    card.definition(),
                    card.owner(),
                    old.object(),
                    old.flags(),
                    old.seen(),
                    card.hasHome());
        }
        int start = pile.startOf(gap.pool);
        if (!pool.ordered()) {
            Arrays.sort(things, start, start + pool.size(), Thing.LOOSE);
        }
        int[] kinds = new int[pool.size()];
        for (int i = 0; i < kinds.length; i++) {
            kinds[i] = things[start + i].definition();
        }
        Arrays.sort(kinds);
        position.pile(gap.place, pile.with(things, gap.pool, pool.holding(kinds, seat)));
    }

    /** What is to be dealt into one pool. */
    private static final class Gap {
        private final int place;
        private final int pool;
        private final List<Integer> unseen;
        private final int[] kinds;
        private final List<Thing> cards = new ArrayList<>();

        Gap(int place, int pool, List<Integer> unseen, int[] kinds) {
            this.place = place;
            this.pool = pool;
            this.unseen = unseen;
            this.kinds = kinds;
        }

        void collect(Pile pile, List<Thing> into) {
            unseen.forEach(i -> into.add(pile.at(i)));
        }

        /** A kind that is known to be here is a card that was seen to come here, and no matter of chance. */
        void takeKnown(List<Thing> from) {
            for (int kind : kinds) {
                int at = 0;
                while (from.get(at).definition() != kind) {
                    at++;
                }
                cards.add(from.remove(at));
            }
        }

        void fillUp(List<Thing> from) {
            while (cards.size() < unseen.size()) {
                cards.add(from.remove(from.size() - 1));
            }
        }
    }
}
