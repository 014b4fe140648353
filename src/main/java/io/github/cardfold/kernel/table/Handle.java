package io.github.cardfold.kernel.table;

import static java.util.Objects.requireNonNull;

/**
 * How views, actions and notation speak of a card or circle: the place and the index in its pile.
 *
 * @param place the index of the place
 * @param index 0 for the first card of the pile; {@link #ITSELF} for the place itself
 */
public record Handle(int place, int index) {
    /** The index that stands for the place itself, as when a circle is chosen. */
    public static final int ITSELF = 0x3FF;

    private static final int BITS = 10;

    /** Returns the handle of a place itself. */
    public static Handle of(Place place) {
        requireNonNull(place, "place");
        return new Handle(place.index(), ITSELF);
    }

    /** Returns the code, -1 for a place or index that is out of range and might be taken for another handle. */
    public int code() {
        boolean fits = place >= 0 && place <= ITSELF && index >= 0 && index <= ITSELF;
        return fits ? place << BITS | index : -1;
    }

    /** Returns the handle that a code stands for. */
    public static Handle ofCode(int code) {
        return new Handle(code >> BITS & ITSELF, code & ITSELF);
    }
}
