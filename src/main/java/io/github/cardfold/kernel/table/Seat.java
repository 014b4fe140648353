package io.github.cardfold.kernel.table;

import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * A place at the table. Games here have two to six of them, always the first ones in this order; who goes first is no
 * matter of the seat.
 */
public enum Seat {
    A,
    B,
    C,
    D,
    E,
    F,
    /** Answers for chance where a game leaves chance open instead of drawing from a seed. */
    NATURE;

    private static final Seat[] SEATS = values();
    private static final Array<Array<Seat>> FIRST =
            Array.rangeClosed(0, SEATS.length - 1).map(Array.of(SEATS)::take);
    private static final Array<Array<Array<Seat>>> FROM =
            FIRST.map(seats -> Array.range(0, seats.size()).map(seats::rotateLeft));

    /**
     * Returns the seat with an index.
     *
     * @param index 0 for {@link #A} up to 6 for {@link #NATURE}
     * @throws IndexOutOfBoundsException if it is another
     */
    public static Seat of(int index) {
        if (index < 0 || index >= SEATS.length) {
            throw new IndexOutOfBoundsException("seat " + index + ": seats are 0 to " + (SEATS.length - 1));
        }
        return SEATS[index];
    }

    /**
     * Returns the seats of a game for so many.
     *
     * @param count 0 to 6
     */
    public static Array<Seat> first(int count) {
        return FIRST.get(count);
    }

    /**
     * Returns the seats of a game for so many as they take their turns.
     *
     * @param first the seat that comes first
     * @param count 1 to 6
     */
    public static Array<Seat> from(Seat first, int count) {
        return FROM.get(count).get(first.ordinal());
    }

    /** Returns the seat with a letter, null if there is none. */
    public static @Nullable Seat lettered(char letter) {
        return letter < 'A' || letter > 'F' ? null : SEATS[letter - 'A'];
    }

    /** Returns the bit that stands for this seat in a set of seats. */
    public int bit() {
        return 1 << ordinal();
    }
}
