package io.github.cardfold.view;

import io.github.cardfold.kernel.Handle;
import io.github.cardfold.kernel.Place;
import io.github.cardfold.kernel.Seat;

/** How places and handles are written in the texts of this package. */
final class Names {
    private Names() {}

    static String of(Place place) {
        return Seat.of(place.seat()) + " " + place.name();
    }

    static String of(Handle handle) {
        return handle.place() + ":" + handle.position();
    }
}
