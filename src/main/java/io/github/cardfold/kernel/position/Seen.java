package io.github.cardfold.kernel.position;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import java.util.Arrays;

/**
 * What one seat sees of one place: the cards it sees there one by one, and what it knows of the others pool by pool.
 * Immutable. Views are computed from this and from what is public, and from nothing else.
 */
public final class Seen {
    /** Stands for the definition of a card that the seat does not see. */
    public static final int UNKNOWN = -1;

    private static final int[] NO_KINDS = {};

    private final int[] definitions;
    private final int[] starts;
    private final int[][] kinds;
    private final boolean[] whole;

    private Seen(int size, int pools) {
        definitions = new int[size];
        Arrays.fill(definitions, UNKNOWN);
        starts = new int[pools];
        kinds = new int[pools][];
        whole = new boolean[pools];
    }

    /**
     * Returns what a seat sees of a place.
     *
     * @param place the index of the place
     * @param seat the seat
     */
    public static Seen of(Position position, int place, Seat seat) {
        Pile pile = position.pile(place);
        Seen seen = new Seen(pile.size(), pile.poolCount());
        boolean telling = tellsPositions(position.place(place), seat);
        for (int i = 0; telling && i < pile.size(); i++) {
            GameObject card = pile.at(i);
            seen.definitions[i] = card.seenBy(seat) ? card.definition() : UNKNOWN;
        }
        for (int pool = 0; pool < pile.poolCount(); pool++) {
            seen.starts[pool] = pile.startOf(pool);
            seen.whole[pool] = pile.pool(pool).contentKnownTo(seat);
            seen.kinds[pool] = seen.kindsOf(pile, pool, seat);
        }
        return seen;
    }

    /** A hand is one pool for all but its owner, who alone knows which card lies where in it. */
    private static boolean tellsPositions(Place place, Seat seat) {
        return place.zone().sight() != ZoneKind.Sight.OWNER || place.seat() == seat;
    }

    private int[] kindsOf(Pile pile, int pool, Seat seat) {
        int start = starts[pool];
        int size = pile.pool(pool).size();
        int[] certain = whole[pool] ? NO_KINDS : pile.pool(pool).known(seat);
        int[] found = Arrays.copyOf(certain, certain.length + size);
        int count = certain.length;
        for (int i = start; i < start + size; i++) {
            boolean counts =
                    whole[pool] || pile.at(i).seenBy(seat) || pile.at(i).isCreated();
            if (counts && definitions[i] == UNKNOWN) {
                found[count++] = pile.at(i).definition();
            }
        }
        Arrays.sort(found, 0, count);
        return Arrays.copyOf(found, count);
    }

    /** Returns how many cards lie there; every seat may count them (4.1.4). */
    @Rule(jp = "4.1.4")
    public int size() {
        return definitions.length;
    }

    /**
     * Returns the index of the definition of a card, {@link #UNKNOWN} if the seat does not see it at its very place.
     *
     * @param position the position in the pile, 0 for the first card
     */
    public int definition(int position) {
        return definitions[position];
    }

    /** Returns how many pools a hidden place has, 0 for a public one. */
    public int poolCount() {
        return starts.length;
    }

    /** Returns the position of the first card of a pool. */
    public int start(int pool) {
        return starts[pool];
    }

    /** Returns how many cards of a pool the seat does not see at their very places. */
    public int unseen(int pool) {
        int end = pool + 1 == starts.length ? definitions.length : starts[pool + 1];
        int count = 0;
        for (int i = starts[pool]; i < end; i++) {
            count += definitions[i] == UNKNOWN ? 1 : 0;
        }
        return count;
    }

    /** Tells whether the seat knows all cards of a pool, though perhaps not where each of them lies. */
    public boolean isWholeKnown(int pool) {
        return whole[pool];
    }

    /**
     * Returns the kinds that the seat knows to be among the unseen cards of a pool: sorted indices of definitions, one
     * for each card.
     */
    public int[] kinds(int pool) {
        return kinds[pool].clone();
    }
}
