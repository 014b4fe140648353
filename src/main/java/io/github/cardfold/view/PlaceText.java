package io.github.cardfold.view;

import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Place;

/** How places and handles are written in the texts of this package. */
final class PlaceText {
    private PlaceText() {}

    static String of(Place place) {
        return place.fullName();
    }

    static String of(Handle handle) {
        return handle.place() + ":" + handle.index();
    }
}
