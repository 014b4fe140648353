package io.github.cardfold.kernel.table;

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

    /** Returns the bit that stands for this seat in a set of seats. */
    public int bit() {
        return 1 << ordinal();
    }
}
