package io.github.cardfold.lanterns;

import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;

/** The zone of the lanterns: each fighter has one, and all see the cards in it. */
final class LanternZone {
    static final ZoneKind KIND = new ZoneKind("lantern zone", ZoneKind.Sight.ALL, false);

    private LanternZone() {}

    /** Returns the index of the place of a fighter. */
    static int of(Position position, Seat seat) {
        for (int place = 0; place < position.placeCount(); place++) {
            if (position.place(place).zone().equals(KIND)
                    && position.place(place).seat() == seat) {
                return place;
            }
        }
        throw new IllegalStateException(seat + " has no " + KIND.name());
    }
}
