package io.github.cardfold.kernel.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * A hidden pile beside a naive model of it: lists of cards, for every seat all {@link PossibleWorlds}, and for every
 * seat a count of what it can be sure of kind by kind.
 */
final class PileModel {
    static final int SEATS = 3;
    /** The set of seats that holds the owner alone. */
    static final int OWNER = 1;

    private final List<List<GameObject>> pools = new ArrayList<>();
    private final List<PossibleWorlds> worlds = new ArrayList<>();
    private final boolean[] sawAll = new boolean[SEATS];
    /** For every seat and pool, how many cards of each kind it can count on. */
    private final List<List<int[]>> counts = new ArrayList<>();

    private final boolean ordered;
    private Pile pile;
    private int cards;

    PileModel(String start, boolean ordered) {
        this.ordered = ordered;
        List<GameObject> things = new ArrayList<>();
        for (int i = 0; i < start.length(); i++) {
            things.add(thing(start.charAt(i) - 'a', ordered ? OWNER : 0));
        }
        if (!ordered) {
            things.sort(Comparator.comparingInt(GameObject::definition).thenComparingInt(GameObject::card));
        }
        if (!things.isEmpty()) {
            pools.add(things);
        }
        Pool[] known = {new Pool(things.size(), ordered, OWNER, Pool.NOBODY_KNOWS)};
        pile = things.isEmpty() ? Pile.EMPTY_HIDDEN : new Pile(things.toArray(new GameObject[0]), known);
        for (int seat = 0; seat < SEATS; seat++) {
            boolean knows = (OWNER & 1 << seat) != 0 || things.isEmpty();
            worlds.add(PossibleWorlds.of(start, knows));
            counts.add(new ArrayList<>());
            if (!things.isEmpty()) {
                counts.get(seat).add(new int[PossibleWorlds.KINDS]);
            }
            for (int i = 0; knows && i < start.length(); i++) {
                counts.get(seat).get(0)[start.charAt(i) - 'a']++;
            }
            sawAll[seat] = knows;
        }
    }

    private GameObject thing(int definition, int seen) {
        int card = cards++;
        return new GameObject(card, definition, Seat.A, ordered || seen != 0 ? card + 1 : 0, 0, seen);
    }

    private static int seenBy(Seat seat, int witnesses, int definition) {
        return (witnesses & seat.bit()) != 0 ? definition : PossibleWorlds.UNSEEN;
    }

    void come(int definition, int witnesses) {
        for (Seat seat : Seat.first(SEATS)) {
            int seen = seenBy(seat, witnesses, definition);
            if (pools.isEmpty()) {
                worlds.get(seat.ordinal()).settle(true, seen);
                counts.get(seat.ordinal()).add(new int[PossibleWorlds.KINDS]);
            } else {
                worlds.get(seat.ordinal()).come(0, seen);
            }
            count(seat, 0, seen);
        }
        if (pools.isEmpty()) {
            pools.add(new ArrayList<>());
        }
        GameObject card = thing(definition, OWNER);
        pools.get(0).add(card);
        witnessed(witnesses);
        pile = pile.add(card, witnesses, SEATS);
    }

    void settle(boolean bottom, int definition, int witnesses) {
        for (Seat seat : Seat.first(SEATS)) {
            int seen = seenBy(seat, witnesses, definition);
            worlds.get(seat.ordinal()).settle(bottom, seen);
            counts.get(seat.ordinal()).add(bottom ? pools.size() : 0, new int[PossibleWorlds.KINDS]);
            count(seat, bottom ? pools.size() : 0, seen);
        }
        int card = cards++;
        GameObject object = new GameObject(card, definition, Seat.A, card + 1, 0, witnesses);
        pools.add(bottom ? pools.size() : 0, new ArrayList<>(List.of(object)));
        witnessed(witnesses);
        pile = pile.addToDeck(object, bottom, witnesses, SEATS);
    }

    void leave(int any, int witnesses) {
        if (pools.isEmpty()) {
            return;
        }
        int index = any % pile.size();
        int pool = pile.poolOf(index);
        GameObject gone = pools.get(pool).remove(index - pile.startOf(pool));
        boolean emptied = pools.get(pool).isEmpty();
        if (emptied) {
            pools.remove(pool);
        }
        // whoever sees a card at its place knows it when it goes from there
        int all = witnesses | gone.seen();
        for (Seat seat : Seat.first(SEATS)) {
            int seen = seenBy(seat, all, gone.definition());
            worlds.get(seat.ordinal()).leave(pool, seen);
            discount(seat, pool, seen);
            if (emptied) {
                counts.get(seat.ordinal()).remove(pool);
            }
        }
        witnessed(all);
        pile = pile.remove(index, all, SEATS);
    }

    /** Seats look at a card of an unordered pool, which is settled above the rest, or at one that is settled. */
    void look(int any, int who) {
        if (pools.isEmpty()) {
            return;
        }
        int index = any % pile.size();
        int pool = pile.poolOf(index);
        GameObject card = pile.at(index);
        int start = pile.startOf(pool);
        if (card.object() == 0) {
            pile = pile.settled(index, start, ++cards, who, SEATS);
        }
        boolean splits = pools.get(pool).size() > 1;
        int at = splits ? start : index;
        GameObject settled = pile.at(at);
        pile = pile.seen(at, who, SEATS);
        if (splits) {
            pools.get(pool).remove(card);
            pools.add(pool, new ArrayList<>());
            witnessed(who);
        } else {
            pools.get(pool).clear();
        }
        pools.get(pool)
                .add(new GameObject(card.card(), card.definition(), Seat.A, settled.object(), 0, card.seen() | who));
        for (Seat seat : Seat.first(SEATS)) {
            int seen = seenBy(seat, who, card.definition());
            if (splits) {
                worlds.get(seat.ordinal()).split(pool, seen);
                discount(seat, pool, seen);
                counts.get(seat.ordinal()).add(pool, new int[PossibleWorlds.KINDS]);
            } else if (seen != PossibleWorlds.UNSEEN) {
                worlds.get(seat.ordinal()).show(pool, seen);
                counts.get(seat.ordinal()).set(pool, new int[PossibleWorlds.KINDS]);
            }
            count(seat, pool, seen);
        }
    }

    /** Seats are shown a card of a hand, and not where it lies in it. */
    void show(int any, int who) {
        if (pools.isEmpty()) {
            return;
        }
        int index = any % pile.size();
        int kind = pile.at(index).definition();
        for (int seat = 0; seat < SEATS; seat++) {
            if ((who & 1 << seat) != 0) {
                worlds.get(seat).show(0, kind);
                int[] kinds = counts.get(seat).get(0);
                kinds[kind] = Math.max(1, kinds[kind]);
            }
        }
        pile = pile.shown(index, 1, who, SEATS);
    }

    void shuffle() {
        worlds.forEach(PossibleWorlds::merge);
        List<GameObject> all = new ArrayList<>();
        for (List<GameObject> pool : pools) {
            pool.forEach(each -> all.add(new GameObject(each.card(), each.definition(), Seat.A, 0, 0, 0)));
        }
        all.sort(Comparator.comparingInt(GameObject::definition).thenComparingInt(GameObject::card));
        pools.clear();
        if (!all.isEmpty()) {
            pools.add(all);
            counts.replaceAll(pool -> new ArrayList<>(List.of(sum(pool))));
        }
        pile = pile.shuffled(SEATS);
    }

    private static int[] sum(List<int[]> pools) {
        int[] sum = new int[PossibleWorlds.KINDS];
        for (int[] pool : pools) {
            Arrays.setAll(sum, kind -> sum[kind] + pool[kind]);
        }
        return sum;
    }

    private void count(Seat seat, int pool, int kind) {
        if (kind != PossibleWorlds.UNSEEN) {
            counts.get(seat.ordinal()).get(pool)[kind]++;
        }
    }

    private void discount(Seat seat, int pool, int gone) {
        int[] kinds = counts.get(seat.ordinal()).get(pool);
        for (int kind = 0; kind < kinds.length; kind++) {
            boolean less = gone == kind || gone == PossibleWorlds.UNSEEN;
            kinds[kind] = Math.max(0, kinds[kind] - (less ? 1 : 0));
        }
    }

    /** An empty pile has no secrets. */
    private void witnessed(int witnesses) {
        for (int seat = 0; seat < SEATS; seat++) {
            sawAll[seat] = pools.isEmpty() || sawAll[seat] && (witnesses & 1 << seat) != 0;
        }
    }

    void check() {
        assertEquals(pools.stream().flatMap(List::stream).toList(), things());
        assertEquals(pools.stream().map(List::size).toList(), sizes());
        for (Seat seat : Seat.first(SEATS)) {
            assertTrue(worlds.get(seat.ordinal()).contains(truth()), "the model is wrong");
            for (int pool = 0; pool < pools.size(); pool++) {
                check(seat, pool);
            }
        }
    }

    private void check(Seat seat, int pool) {
        PossibleWorlds seen = worlds.get(seat.ordinal());
        String where = "seat " + seat + ", pool " + pool + " of " + truth() + ", could be " + seen;
        Pool told = pile.pool(pool);
        assertTrue(!sawAll[seat.ordinal()] || told.contentKnownTo(seat), () -> where + " and was all seen");
        int knows = Arrays.stream(counts.get(seat.ordinal()).get(pool)).sum();
        assertEquals(knows == told.size(), told.contentKnownTo(seat), () -> where + ", equal knowledge has one form");
        assertEquals(0, told.content() >>> SEATS, () -> where + " and is known to seats that are not in the game");
        if (told.contentKnownTo(seat)) {
            assertEquals(0, told.known(seat).length, () -> where + " and keeps kinds besides");
            assertTrue(seen.isCertain(pool), () -> where + " and is said to be known");
            return;
        }
        for (int kind = 0; kind < PossibleWorlds.KINDS; kind++) {
            int sought = kind;
            int known = (int) Arrays.stream(told.known(seat))
                    .filter(each -> each == sought)
                    .count();
            assertTrue(known <= seen.certain(pool, kind), () -> where + ", known are " + known + " of " + sought);
            assertEquals(counts.get(seat.ordinal()).get(pool)[kind], known, () -> where + ", kind " + sought);
        }
    }

    private List<String> truth() {
        return pools.stream()
                .map(pool -> pool.stream()
                        .map(each -> "" + PossibleWorlds.letter(each.definition()))
                        .sorted()
                        .reduce("", String::concat))
                .toList();
    }

    private List<GameObject> things() {
        List<GameObject> things = new ArrayList<>();
        for (int i = 0; i < pile.size(); i++) {
            things.add(pile.at(i));
        }
        return things;
    }

    private List<Integer> sizes() {
        List<Integer> sizes = new ArrayList<>();
        for (int i = 0; i < pile.poolCount(); i++) {
            sizes.add(pile.pool(i).size());
        }
        return sizes;
    }
}
