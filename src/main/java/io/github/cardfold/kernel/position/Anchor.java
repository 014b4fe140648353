package io.github.cardfold.kernel.position;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.table.Seat;
import org.jspecify.annotations.Nullable;

/**
 * What a link ends at or a mark lies on: an object, a place or a seat.
 *
 * @param kind which of them
 * @param index the id of the object, the index of the place, or the number of the seat, 0 for A
 */
public record Anchor(Kind kind, int index) {
    /** What an anchor is. */
    public enum Kind {
        /** An object, by its id. */
        OBJECT,
        /** A place, by its index. */
        PLACE,
        /** A seat. */
        SEAT
    }

    /** Names what is null. */
    public Anchor {
        requireNonNull(kind, "kind");
    }

    /** Returns an object as an anchor, by its id. */
    public static Anchor object(int object) {
        return new Anchor(Kind.OBJECT, object);
    }

    /** Returns a place as an anchor, by its index. */
    public static Anchor place(int place) {
        return new Anchor(Kind.PLACE, place);
    }

    /** Returns a seat as an anchor. */
    public static Anchor seat(Seat seat) {
        return new Anchor(Kind.SEAT, seat.ordinal());
    }

    /** Tells whether it is an object. */
    public boolean isObject() {
        return kind == Kind.OBJECT;
    }

    /** Returns the id of the object that it is, 0 if it is none. */
    public int object() {
        return kind == Kind.OBJECT ? index : 0;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Anchor that && index == that.index && kind == that.kind;
    }

    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return index * 3 + kind.ordinal();
    }

    @Override
    public String toString() {
        return switch (kind) {
            case OBJECT -> "#" + index;
            case PLACE -> "place " + index;
            case SEAT -> Seat.of(index).name();
        };
    }
}
