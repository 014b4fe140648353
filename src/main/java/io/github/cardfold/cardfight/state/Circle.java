package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKey;
import io.github.cardfold.kernel.table.ZoneKind;
import io.vavr.collection.Array;

/** The circles that every fighter has when the game starts; more may be added (4.9.1). */
@Rule(jp = {"4.9.1", "4.9.2", "4.9.2.3", "4.9.2.4", "4.9.2.5"})
public enum Circle implements ZoneKey {
    /** Front row, left column. */
    FRONT_LEFT("front left", Circle.FRONT, 0, Circle.REAR_GUARD),
    /** Front row, center column; the vanguard circle. */
    FRONT_CENTER("vanguard", Circle.FRONT, 1, Circle.VANGUARD),
    /** Front row, right column. */
    FRONT_RIGHT("front right", Circle.FRONT, 2, Circle.REAR_GUARD),
    /** Back row, left column. */
    BACK_LEFT("back left", Circle.BACK, 0, Circle.REAR_GUARD),
    /** Back row, center column. */
    BACK_CENTER("back center", Circle.BACK, 1, Circle.REAR_GUARD),
    /** Back row, right column. */
    BACK_RIGHT("back right", Circle.BACK, 2, Circle.REAR_GUARD),
    /** Frontmost center; the guardian circle, in no row and no column of the others. */
    FRONTMOST_CENTER("guardian", Place.NO_ROW, Place.NO_COLUMN, Circle.GUARDIAN);

    /** The attribute of vanguard circles. */
    public static final int VANGUARD = 1;
    /** The attribute of rear-guard circles. */
    public static final int REAR_GUARD = 2;
    /** The attribute of guardian circles. */
    public static final int GUARDIAN = 4;
    /** The attribute of circles with a locked card (4.9.2.7); what stands there is no rear-guard. */
    public static final int LOCKED = 8;
    /** The attribute of astral circles. */
    public static final int ASTRAL = 16;
    /** The attribute of Stage circles. */
    public static final int STAGE = 32;

    /** The front row. */
    public static final int FRONT = 0;
    /** The back row. */
    public static final int BACK = 1;

    /** The kind of place all circles are: public, with orientation (4.9.2.2, 4.9.3). */
    @Rule(jp = {"4.8.3", "4.9.2.2", "4.9.3"})
    public static final ZoneKind KIND = new ZoneKind("circle", ZoneKind.Sight.ALL, true);

    private final String label;
    private final int row;
    private final int column;
    private final int attribute;

    Circle(String label, int row, int column, int attribute) {
        this.label = label;
        this.row = row;
        this.column = column;
        this.attribute = attribute;
    }

    /** Returns the name of the place. */
    @Override
    public String label() {
        return label;
    }

    /** Returns the row at the start. */
    public int row() {
        return row;
    }

    /** Returns the column at the start, from the left of the fighter whose circle it is. */
    public int column() {
        return column;
    }

    /** Returns the attribute at the start. */
    public int attribute() {
        return attribute;
    }

    /** Returns the index of this circle's place for a seat in a game of two. */
    @Override
    public int of(Seat seat) {
        return 2 * Zone.COUNT + seat.ordinal() * values().length + ordinal();
    }

    /**
     * Tells whether a place is a circle with an attribute (4.9.2.1). A locked circle is neither rear-guard nor vanguard
     * circle, and is again what it was when it is not locked any more (7.30.3.1).
     */
    @Rule(jp = "4.9.2.1")
    public static boolean is(Place place, int attribute) {
        return (place.attributes() & ~hidden(place) & attribute) != 0;
    }

    /** What a locked circle was, it has kept for the time when it is not locked any more. */
    @Rule(jp = {"4.9.2.7", "7.30.3.1"})
    private static int hidden(Place place) {
        return (place.attributes() & LOCKED) == 0 ? 0 : VANGUARD | REAR_GUARD;
    }

    /** A row of a fighter's circles. */
    public enum Row {
        /** The front row. */
        @Phrase("front")
        FRONT,
        /** The back row. */
        @Phrase("back")
        BACK;

        /** Returns its number. */
        public int number() {
            return this == FRONT ? Circle.FRONT : Circle.BACK;
        }
    }

    /** An end of a row. */
    public enum End {
        /** The left one. */
        @Phrase("left")
        LEFT,
        /** The right one. */
        @Phrase("right")
        RIGHT;

        /** Returns the column that comes after all of some. */
        @Rule(jp = {"4.9.1.1", "4.9.1.3"})
        public int next(Array<Integer> columns) {
            return this == LEFT ? columns.min().get() - 1 : columns.max().get() + 1;
        }
    }
}
