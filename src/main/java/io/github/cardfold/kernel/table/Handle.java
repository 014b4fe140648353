package io.github.cardfold.kernel.table;

import static java.util.Objects.requireNonNull;

/**
 * How views, actions and notation speak of a card or circle: the place and the position in its pile.
 *
 * @param place the index of the place
 * @param position 0 for the first card of the pile; {@link #PLACE} for the place itself
 */
public record Handle(int place, int index) {
    /** The position that stands for the place itself, as when a circle is chosen. */
    public static final int PLACE = 0x3FF;

    private static final int BITS = 10;

    /** Returns the handle of a place itself. */
    public static Handle of(Place place) {
        requireNonNull(place, "place");
        return new Handle(place.index(), PLACE);
    }

    /** Returns the code, -1 for a place or position that is out of range and might be taken for another handle. */
    public int code() {
        boolean fits = place >= 0 && place <= PLACE && index >= 0 && index <= PLACE;
        return fits ? place << BITS | index : -1;
    }

    /** Returns the handle that a code stands for. */
    public static Handle ofCode(int code) {
        return new Handle(code >> BITS & PLACE, code & PLACE);
    }
}
