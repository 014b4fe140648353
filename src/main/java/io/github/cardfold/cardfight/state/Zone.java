package io.github.cardfold.cardfight.state;

import static io.github.cardfold.kernel.table.ZoneKind.Sight.ALL;
import static io.github.cardfold.kernel.table.ZoneKind.Sight.NOBODY;
import static io.github.cardfold.kernel.table.ZoneKind.Sight.OWNER;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKey;
import io.github.cardfold.kernel.table.ZoneKind;

/** The zones that every fighter has besides the circles of the field (4.1.1). */
@Rule(jp = "4.1.1")
public enum Zone implements ZoneKey {
    /** The deck; its order is kept and nobody sees it. */
    @Rule(jp = "4.5.2")
    DECK("deck", NOBODY),
    /** The hand. */
    @Rule(jp = "4.6.2")
    HAND("hand", OWNER),
    /** The drop zone. */
    @Rule(jp = "4.7.2")
    DROP("drop zone", ALL),
    /** The soul. */
    @Rule(jp = "4.10.2")
    SOUL("soul", ALL),
    /** The damage zone. */
    @Rule(jp = "4.11.2")
    DAMAGE("damage zone", ALL),
    /** The bind zone. */
    @Rule(jp = "4.12.2")
    BIND("bind zone", ALL),
    /** The trigger zone. */
    @Rule(jp = "4.13.2")
    TRIGGER("trigger zone", ALL),
    /** The G zone. */
    @Rule(jp = "4.14.2")
    G("G zone", OWNER),
    /** The gauge zone. */
    @Rule(jp = "4.15.2")
    GAUGE("gauge zone", OWNER),
    /** The order area. */
    @Rule(jp = "4.16.2")
    ORDER_AREA("order area", ALL),
    /** The order zone. */
    @Rule(jp = "4.17.2")
    ORDER_ZONE("order zone", ALL),
    /** The ride deck zone. */
    @Rule(jp = "4.18.2")
    RIDE_DECK("ride deck zone", OWNER),
    /** The crest zone. */
    @Rule(jp = "4.19.2")
    CREST("crest zone", ALL),
    /** Cards removed from the game; all may read them. */
    @Rule(jp = "7.19.2")
    REMOVED("removed", ALL);

    private static final Zone[] ZONES = values();
    static final int COUNT = ZONES.length;

    private final ZoneKind kind;

    Zone(String name, ZoneKind.Sight sight) {
        kind = new ZoneKind(name, sight, false);
    }

    /** Returns the kind of place. */
    public ZoneKind kind() {
        return kind;
    }

    /** Returns the name in the rules. */
    @Override
    public String label() {
        return kind.name();
    }

    /**
     * Returns how a card goes there face down, as flags of the event: in the bind zone its owner alone sees it, in
     * other public zones all do.
     */
    @Rule(jp = {"4.1.5", "4.12.3"})
    public int faceDown() {
        return this == BIND ? Event.FACE_DOWN | Event.SECRET : Event.FACE_DOWN;
    }

    /** Returns what becomes of a card that is turned face down in a place, as flags of the event. */
    @Rule(jp = "4.12.3")
    public static int turnedDown(Place place) {
        return place.zone().equals(BIND.kind) ? BIND.faceDown() & Event.SECRET : 0;
    }

    /** Tells whether cards may lie face down in a place, circles among them. */
    @Rule(jp = {"4.9.3.1", "4.11.2.1", "4.12.3", "4.17.3"})
    public static boolean mayLieFaceDown(Place place) {
        ZoneKind zone = place.zone();
        return zone.circle()
                || zone.isHidden()
                || zone.equals(DAMAGE.kind)
                || zone.equals(BIND.kind)
                || zone.equals(ORDER_ZONE.kind);
    }

    static Zone at(int ordinal) {
        return ZONES[ordinal];
    }

    /** Returns the index of this zone's place for a seat. */
    @Override
    public int of(Seat seat) {
        return seat.ordinal() * COUNT + ordinal();
    }
}
