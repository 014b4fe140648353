package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.cost.Cost;
import io.github.cardfold.effect.cost.CostPart;
import io.github.cardfold.effect.cost.CostPlan;
import io.github.cardfold.effect.cost.IndexSet;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The cards with which a cost can be paid, and of each of its items which of them can pay it. Immutable. */
final class Payers {
    private final Query query;
    private final Array<CostItem> items;
    private final List<Unchosen> unchosen;
    /** Null where a card is there no more. */
    private final List<? extends @Nullable Subject> cards;
    /** The indices of the cards that can pay each item, and of those that can be among each of the unchosen. */
    private final List<IndexSet> fitting;

    private Payers(
            Query query,
            Array<CostItem> items,
            List<Unchosen> unchosen,
            List<? extends @Nullable Subject> cards,
            List<List<Subject>> each) {
        this.query = query;
        this.items = items;
        this.unchosen = unchosen;
        this.cards = cards;
        fitting = new ArrayList<>(each.size());
        for (List<Subject> able : each) {
            fitting.add(able == cards ? IndexSet.range(0, cards.size()) : indices(able));
        }
    }

    /**
     * Returns those that are there now, by place and position.
     *
     * @param cause why they pay
     * @param without the id of a card that pays nothing, 0 if there is none
     */
    static Payers of(Query query, Array<CostItem> items, Cause cause, int without) {
        Query payer = payer(query, cause);
        List<Unchosen> unchosen = Unchosen.of(payer, items);
        return of(payer, items, unchosen, each(payer, items, unchosen, cause, without));
    }

    private static Payers of(Query query, Array<CostItem> items, List<Unchosen> unchosen, List<List<Subject>> each) {
        return new Payers(query, items, unchosen, each.size() == 1 ? each.get(0) : all(query, each), each);
    }

    /** Returns those that were there before, in that order, as they can pay now. */
    static Payers among(Query query, Array<CostItem> items, Cause cause, int[] objects) {
        List<@Nullable Subject> cards = new ArrayList<>(objects.length);
        for (int object : objects) {
            cards.add(query.find(object));
        }
        Query payer = payer(query, cause);
        List<Unchosen> unchosen = Unchosen.of(payer, items);
        return new Payers(payer, items, unchosen, cards, each(payer, items, unchosen, cause, 0));
    }

    /** What an effect orders to be done in full is planned like a cost, but it is none. */
    private static Query payer(Query query, Cause cause) {
        return cause.isCost() ? query.paying() : query;
    }

    /**
     * Tells whether those that are there now can pay all items. Where no two items want the same card, it is enough to
     * count.
     */
    static boolean suffice(Query asked, Array<CostItem> items, Cause cause, int without) {
        Query query = payer(asked, cause);
        List<Unchosen> unchosen = Unchosen.of(query, items);
        boolean mayAll = without == 0 && !query.position(Facts.PLACES).rules().mayForbid();
        if (mayAll && unchosen.isEmpty() && isOneOfCards(query, items)) {
            return areEnough(query, items);
        }
        List<List<Subject>> each = each(query, items, unchosen, cause, without);
        boolean isCounted = unchosen.isEmpty();
        for (int i = 0; i < items.size(); i++) {
            int enough = items.get(i).enough(query);
            if (enough > each.get(i).size()) {
                return false;
            }
            isCounted &= enough >= 0 && !competesWithEarlier(items, each, i);
        }
        return isCounted || of(query, items, unchosen, each).cost().isPayable();
    }

    /** Tells whether no more than one item takes cards, and it is enough to count them. */
    private static boolean isOneOfCards(Query query, Array<CostItem> items) {
        int ofCards = 0;
        for (int i = 0; i < items.size(); i++) {
            CostItem item = items.get(i);
            ofCards += item.takesCards() ? 1 : 0;
            if (ofCards > 1 || item.enough(query) < 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean areEnough(Query query, Array<CostItem> items) {
        for (int i = 0; i < items.size(); i++) {
            int enough = items.get(i).enough(query);
            if (enough > 0 && enough > items.get(i).payers(query).size()) {
                return false;
            }
        }
        return true;
    }

    private static boolean competesWithEarlier(Array<CostItem> items, List<List<Subject>> each, int index) {
        for (int i = 0; i < index; i++) {
            if (items.get(i).isInPlace() == items.get(index).isInPlace() && intersect(each.get(i), each.get(index))) {
                return true;
            }
        }
        return false;
    }

    private static boolean intersect(List<Subject> one, List<Subject> other) {
        for (Subject card : one) {
            if (indexOf(other, card.object(), 0) >= 0) {
                return true;
            }
        }
        return false;
    }

    private static List<List<Subject>> each(
            Query query, Array<CostItem> items, List<Unchosen> unchosen, Cause cause, int without) {
        List<List<Subject>> each = new ArrayList<>(items.size());
        boolean mayForbid = query.position(Facts.PLACES).rules().mayForbid();
        for (CostItem item : items) {
            Array<Subject> payers = item.payers(query);
            each.add(without == 0 && !mayForbid ? listed(payers) : able(query, item, payers, cause, without));
        }
        for (Unchosen moved : unchosen) {
            each.add(able(query, moved, cause, without));
        }
        return each;
    }

    private static List<Subject> listed(Array<Subject> payers) {
        List<Subject> listed = new ArrayList<>(payers.size());
        for (int i = 0; i < payers.size(); i++) {
            listed.add(payers.get(i));
        }
        return listed;
    }

    private static List<Subject> able(Query query, CostItem item, Array<Subject> payers, Cause cause, int without) {
        List<Subject> able = new ArrayList<>(payers.size());
        for (Subject card : payers) {
            if (card.object() != without && mayPay(query, card, item.pay(query, card), cause)) {
                able.add(card);
            }
        }
        return able;
    }

    private static List<Subject> able(Query query, Unchosen moved, Cause cause, int without) {
        List<Subject> able = new ArrayList<>(moved.moves().size());
        for (Event move : moved.moves()) {
            Subject card = query.find(move.object());
            if (card != null && card.object() != without && mayPay(query, card, move, cause)) {
                able.add(card);
            }
        }
        return able;
    }

    /**
     * What may not be done with a card pays nothing (1.3.3), nor does a card for an effect that it is unaffected by.
     */
    @Rule(jp = "1.3.3")
    private static boolean mayPay(Query query, Subject card, Event paid, Cause cause) {
        Position position = query.position(Facts.PLACES);
        return !position.rules().mayForbid()
                || ((TextGame) position.rules().game()).affects(query, card)
                        && !position.rules().forbids(position, paid.by(cause));
    }

    private static List<Subject> all(Query query, List<List<Subject>> each) {
        List<Subject> all = new ArrayList<>();
        for (List<Subject> able : each) {
            for (Subject card : able) {
                if (indexOf(all, card.object(), 0) < 0) {
                    all.add(card);
                }
            }
        }
        Position position = query.position(Facts.PLACES);
        all.sort(Comparator.comparingInt(Subject::place)
                .thenComparingInt(card -> position.indexOf(card.place(), card.object())));
        return all;
    }

    private IndexSet indices(List<Subject> able) {
        boolean[] isAble = new boolean[cards.size()];
        int next = 0;
        for (int i = 0; i < able.size(); i++) {
            int index = indexOf(cards, able.get(i).object(), next);
            if (index >= 0) {
                isAble[index] = true;
                next = index + 1;
            }
        }
        return IndexSet.range(0, isAble.length).filter(at -> isAble[at]);
    }

    /** Where a card is in a list, which most often is where the search begins. */
    private static int indexOf(List<? extends @Nullable Subject> cards, int object, int from) {
        for (int i = 0; i < cards.size(); i++) {
            int index = (from + i) % cards.size();
            Subject card = cards.get(index);
            if (card != null && card.object() == object) {
                return index;
            }
        }
        return -1;
    }

    Cost cost() {
        List<CostPart> parts = new ArrayList<>(fitting.size());
        for (int i = 0; i < items.size(); i++) {
            parts.add(items.get(i).demand(query, fitting.get(i), this::card));
        }
        for (int i = 0; i < unchosen.size(); i++) {
            IndexSet able = fitting.get(items.size() + i);
            parts.add(CostPart.from(able).exactly(unchosen.get(i).count()).unasked());
        }
        return Cost.of(parts);
    }

    /** Returns what happens to the cards that nobody chooses, when a plan has found them. */
    List<Event> unchosen(CostPlan plan) {
        List<Event> moves = new ArrayList<>();
        for (int i = 0; i < unchosen.size(); i++) {
            for (int index : plan.picks(items.size() + i).toArray()) {
                moves.add(unchosen.get(i).move(card(index).object()));
            }
        }
        return moves;
    }

    private Subject card(int index) {
        return Objects.requireNonNull(cards.get(index));
    }

    /** Returns the cards. */
    int[] objects() {
        int[] objects = new int[cards.size()];
        for (int i = 0; i < objects.length; i++) {
            objects[i] = card(i).object();
        }
        return objects;
    }

    /** Tells whether a card that can pay one item can pay another one in its place. */
    boolean compete(int one, int other) {
        return items.get(one).isInPlace() == items.get(other).isInPlace()
                && fitting.get(one).intersects(fitting.get(other));
    }
}
