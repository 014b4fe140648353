package io.github.cardfold.kernel.table;

import org.jspecify.annotations.Nullable;

/**
 * One place of the table: a zone of a seat or a circle. Places are known by their index in the position. Events add
 * places, close them and give them other attributes while the game goes on; no index and no name is given twice.
 *
 * @param index the index in the position
 * @param zone the kind of place
 * @param seat the seat it belongs to
 * @param name the name, unique among the places that its seat has or had
 * @param row the row as the game counts it, -1 outside circles
 * @param column the column as its own seat sees it from the left, 0 for the leftmost of those that were there first,
 *     less for one further left; {@link #NO_COLUMN} outside columns
 * @param attributes the attribute bits that the game gives places
 * @param closed whether it has been removed: nothing lies there and nothing comes there any more
 */
public record Place(
        int index, ZoneKind zone, Seat seat, String name, int row, int column, int attributes, boolean closed) {
    /** The row of a place that is in none. */
    public static final int NO_ROW = -1;

    /** The column of a place that is in none. */
    public static final int NO_COLUMN = Integer.MIN_VALUE;

    /** Makes a place that is on the table. */
    public Place(int index, ZoneKind zone, Seat seat, String name, int row, int column, int attributes) {
        this(index, zone, seat, name, row, column, attributes, false);
    }

    /** Returns the place with another index. */
    public Place at(int other) {
        return new Place(other, zone, seat, name, row, column, attributes, closed);
    }

    /** Returns the place with other attributes. */
    public Place withAttributes(int other) {
        return new Place(index, zone, seat, name, row, column, other, closed);
    }

    /** Returns the place once it has been removed. */
    public Place removed() {
        return new Place(index, zone, seat, name, row, column, attributes, true);
    }

    /** The games of one set-up have the same places, so that is tried first. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof Place that
                        && index == that.index
                        && attributes == that.attributes
                        && seat == that.seat
                        && name.equals(that.name)
                        && zone.equals(that.zone)
                        && row == that.row
                        && column == that.column
                        && closed == that.closed;
    }

    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return index * 31 + name.hashCode();
    }

    /** Returns the letter of the seat and the name, as in {@code A hand}: no two places of a game share it. */
    public String fullName() {
        return seat + " " + name;
    }

    /** Tells whether this is the {@link #fullName}. */
    public boolean isCalled(String fullName) {
        return fullName.length() == name.length() + 2
                && fullName.endsWith(name)
                && fullName.charAt(0) == 'A' + seat.ordinal()
                && fullName.charAt(1) == ' ';
    }

    /** Tells whether a seat, by the kind of this place alone, sees what comes here. */
    public int sightMask() {
        return switch (zone.sight()) {
            case ALL -> GameObject.ALL_SEATS;
            case OWNER -> seat.bit();
            case NOBODY -> 0;
        };
    }
}
