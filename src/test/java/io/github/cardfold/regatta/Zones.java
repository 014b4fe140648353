package io.github.cardfold.regatta;

import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKey;
import io.github.cardfold.kernel.table.ZoneKind;

/** Where the cards of a regatta lie; each seat has a place of each kind. */
public enum Zones implements ZoneKey {
    DECK("deck", ZoneKind.Sight.NOBODY, false),
    HAND("hand", ZoneKind.Sight.OWNER, false),
    WATER("water", ZoneKind.Sight.ALL, true),
    FLAGSHIP("flagship", ZoneKind.Sight.ALL, true),
    WRECK("wreck", ZoneKind.Sight.ALL, false);

    private final ZoneKind kind;

    Zones(String name, ZoneKind.Sight sight, boolean isCircle) {
        kind = new ZoneKind(name, sight, isCircle);
    }

    @Override
    public int of(Seat seat) {
        return ordinal() * Regatta.SEATS + seat.ordinal();
    }

    @Override
    public String label() {
        return kind.name();
    }

    /** The kind of these places. */
    public ZoneKind kind() {
        return kind;
    }

    static void lay(Opening opening) {
        for (Zones zone : values()) {
            for (Seat seat : Seat.first(Regatta.SEATS)) {
                opening.place(zone.kind, seat, zone.kind.name(), Place.NO_ROW, Place.NO_COLUMN, 0);
            }
        }
    }
}
