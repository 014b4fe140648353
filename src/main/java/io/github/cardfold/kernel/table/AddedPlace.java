package io.github.cardfold.kernel.table;

/**
 * A place that each seat has when a game begins, besides those that the game itself lays.
 *
 * @param first the index of the place of the first seat; those of the others follow
 * @param zone the kind of place
 * @param name the name, unique among the places of a seat
 * @param row the row as the game counts it, {@link Place#NO_ROW} for none
 * @param column the column as its seat sees it from the left, {@link Place#NO_COLUMN} for none
 * @param attributes the attribute bits that the game gives places
 */
public record AddedPlace(int first, ZoneKind zone, String name, int row, int column, int attributes)
        implements ZoneKey {
    @Override
    public int of(Seat seat) {
        return first + seat.ordinal();
    }

    @Override
    public String label() {
        return name;
    }
}
