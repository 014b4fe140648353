package io.github.cardfold.kernel;

import io.github.cardfold.kernel.position.Chance;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Puts cards into the gaps of what one seat sees. The piles are built of what it sees and of what fills the gaps; the
 * rest of the position is translated ({@link Translation}).
 */
final class Refill {
    private final Position from;
    private final Seat seat;
    private final Predicate<GameObject> shown;
    private final int[] kept;
    private final int[][] definitions;
    private final int[][] moved;
    private final int[][] origins;
    private final boolean[][] gaps;
    private long generator;

    /**
     * Prepares it.
     *
     * @param kept the objects that the seat may point at by their positions
     */
    Refill(Position from, Seat seat, Predicate<GameObject> shown, int[] kept, long seed) {
        this.from = from;
        this.seat = seat;
        this.shown = shown;
        this.kept = kept;
        generator = seed;
        definitions = new int[from.placeCount()][];
        moved = new int[from.placeCount()][];
        origins = new int[from.placeCount()][];
        gaps = new boolean[from.placeCount()][];
        for (int place = 0; place < definitions.length; place++) {
            int size = from.size(place);
            definitions[place] = new int[size];
            moved[place] = new int[size];
            origins[place] = new int[size];
            gaps[place] = new boolean[size];
            for (int i = 0; i < size; i++) {
                definitions[place][i] = from.objectAt(place, i).definition();
                moved[place][i] = i;
                origins[place][i] = i;
            }
        }
    }

    State filled(List<Slots> slots, Array<Array<Integer>> cards) {
        int[] named = NamedObjects.of(from);
        for (int i = 0; i < slots.size(); i++) {
            fill(slots.get(i), shuffled(cards.get(i)), named);
        }
        sortLoose();
        return State.of(new Translation(from, seat, this).position());
    }

    /**
     * In a hand that the seat does not see nobody tells it which card lies where, so that the cards that something
     * names come to lie anywhere; those that it may point at stay. Of a hand that it knows as a whole it may say what
     * lies where, not which of them something names.
     */
    private void fill(Slots slots, List<Integer> cards, int[] named) {
        int place = slots.place();
        int[] at = slots.indices();
        boolean isHand = from.place(place).zone().sight() == ZoneKind.Sight.OWNER;
        List<Integer> free = new ArrayList<>();
        for (int each : at) {
            gaps[place][each] = true;
            if (!isHand || stays(place, from.objectAt(place, each))) {
                put(place, each, each, cards);
            } else {
                free.add(each);
            }
        }
        List<Integer> left = new ArrayList<>(free);
        for (int object : named) {
            int index = from.pile(place).find(object);
            if (left.remove((Integer) index)) {
                put(place, index, free.remove(below(free.size())), cards);
            }
        }
        for (int i = 0; i < left.size(); i++) {
            put(place, left.get(i), free.get(i), cards);
        }
    }

    private boolean stays(int place, GameObject card) {
        return NamedObjects.contains(kept, card.object()) || isKnown(place) && shown.test(card);
    }

    private boolean isKnown(int hand) {
        return from.pile(hand).pool(0).contentKnownTo(seat);
    }

    /** A card that was shown is what it is; the others are the next of those that fill the gap. */
    private void put(int place, int index, int to, List<Integer> cards) {
        GameObject card = from.objectAt(place, index);
        boolean isHand = from.place(place).zone().sight() == ZoneKind.Sight.OWNER;
        moved[place][index] = to;
        if (!isHand || !isKnown(place)) {
            origins[place][to] = index;
            definitions[place][to] = shown.test(card) ? card.definition() : cards.remove(cards.size() - 1);
        }
    }

    private void sortLoose() {
        for (int place = 0; place < definitions.length; place++) {
            Pile pile = from.pile(place);
            for (int pool = 0; pool < pile.poolCount(); pool++) {
                if (!pile.pool(pool).ordered()) {
                    sortLoose(place, pile.startOf(pool), pile.pool(pool).size());
                }
            }
        }
    }

    /** Sorts what fills a pool without order by kind, created cards behind others of their kind. */
    private void sortLoose(int place, int start, int size) {
        int[] kinds = definitions[place].clone();
        int[] cards = IntStream.range(start, start + size)
                .boxed()
                .sorted(Comparator.<Integer>comparingInt(i -> kinds[i])
                        .thenComparing(i -> from.objectAt(place, i).isCreated())
                        .thenComparing(i -> from.objectAt(place, i).owner()))
                .mapToInt(i -> i)
                .toArray();
        for (int i = 0; i < size; i++) {
            definitions[place][start + i] = kinds[cards[i]];
            origins[place][start + i] = cards[i];
        }
    }

    private List<Integer> shuffled(Array<Integer> cards) {
        List<Integer> all = new ArrayList<>(cards.sorted().asJava());
        for (int i = all.size() - 1; i > 0; i--) {
            int with = below(i + 1);
            Integer card = all.get(i);
            all.set(i, all.get(with));
            all.set(with, card);
        }
        return all;
    }

    /** Draws as {@link Chance} does. */
    int below(int bound) {
        long limit = Long.MAX_VALUE - Long.MAX_VALUE % bound;
        long drawn;
        do {
            generator = Chance.next(generator);
            drawn = Chance.bits(generator) >>> 1;
        } while (drawn >= limit);
        return (int) (drawn % bound);
    }

    long generator() {
        return generator;
    }

    int definition(int place, int index) {
        return definitions[place][index];
    }

    /** Returns the card that says of one whose it is, whether it has a home and whether it was created. */
    GameObject origin(int place, int index) {
        return from.objectAt(place, origins[place][index]);
    }

    /** Returns where the object lies now that lay at a position of a place. */
    int moved(int place, int index) {
        return moved[place][index];
    }

    /** Tells whether the seat does not see the card at a position of a place. */
    boolean isGap(int place, int index) {
        return gaps[place][index];
    }
}
