package io.github.cardfold.kernel.table;

/**
 * One place of the table: a zone of a seat or a circle. Places are known by their index in the position; circles may be
 * added while the game goes on.
 *
 * @param index the index in the position
 * @param zone the kind of place
 * @param seat the seat it belongs to
 * @param name the name, unique among the places of its seat
 * @param row the row as the game counts it, -1 outside circles
 * @param column the column as its own seat sees it from the left, -1 outside circles
 * @param attributes the attribute bits the game gives circles
 */
public record Place(int index, ZoneKind zone, Seat seat, String name, int row, int column, int attributes) {

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
