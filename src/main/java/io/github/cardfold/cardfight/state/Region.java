package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Area;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;

/** Where cards are, as texts say it: a sort of circle or a zone (11.4.4). */
@Rule(jp = {"11.4.4", "11.4.4.2"})
public enum Region implements Area {
    /** Vanguard circles. */
    @Phrase("(VC)")
    @Phrase(form = "the", value = "(VC)")
    @Phrase(form = "circle", value = "(VC)")
    VC(Circle.VANGUARD),
    /** Rear-guard circles. */
    @Phrase("(RC)")
    @Phrase(form = "the", value = "(RC)")
    @Phrase(form = "circle", value = "(RC)")
    RC(Circle.REAR_GUARD),
    /** Guardian circles. */
    @Phrase("(GC)")
    @Phrase(form = "the", value = "(GC)")
    @Phrase(form = "circle", value = "(GC)")
    GC(Circle.GUARDIAN),
    /** The hand. */
    @Phrase("hand")
    @Phrase(form = "own", value = "hand")
    @Phrase(form = "the", value = "the hand")
    @Phrase(form = "zone", value = "the hand")
    HAND(Zone.HAND),
    /** The deck. */
    @Phrase("deck")
    @Phrase(form = "own", value = "deck")
    @Phrase(form = "the", value = "the deck")
    @Phrase(form = "zone", value = "the deck")
    DECK(Zone.DECK),
    /** The drop zone. */
    @Phrase("drop zone")
    @Phrase(form = "own", value = "drop zone")
    @Phrase(form = "the", value = "the drop zone")
    @Phrase(form = "zone", value = "the drop zone")
    DROP(Zone.DROP),
    /** The soul. */
    @Phrase("soul")
    @Phrase(form = "own", value = "soul")
    @Phrase(form = "the", value = "the soul")
    @Phrase(form = "zone", value = "the soul")
    SOUL(Zone.SOUL),
    /** The damage zone. */
    @Phrase("damage zone")
    @Phrase(form = "own", value = "damage zone")
    @Phrase(form = "the", value = "the damage zone")
    @Phrase(form = "zone", value = "the damage zone")
    DAMAGE(Zone.DAMAGE),
    /** The bind zone. */
    @Phrase("bind zone")
    @Phrase(form = "own", value = "bind zone")
    @Phrase(form = "the", value = "the bind zone")
    @Phrase(form = "zone", value = "the bind zone")
    BIND(Zone.BIND),
    /** The trigger zone. */
    @Phrase("trigger zone")
    @Phrase(form = "own", value = "trigger zone")
    @Phrase(form = "the", value = "the trigger zone")
    @Phrase(form = "zone", value = "the trigger zone")
    TRIGGER(Zone.TRIGGER),
    /** The G zone. */
    @Phrase("G zone")
    @Phrase(form = "own", value = "G zone")
    @Phrase(form = "the", value = "the G zone")
    @Phrase(form = "zone", value = "the G zone")
    G_ZONE(Zone.G),
    /** The gauge zone. */
    @Phrase("gauge zone")
    @Phrase(form = "own", value = "gauge zone")
    @Phrase(form = "the", value = "the gauge zone")
    @Phrase(form = "zone", value = "the gauge zone")
    GAUGE(Zone.GAUGE),
    /** The order area. */
    @Phrase("order area")
    @Phrase(form = "own", value = "order area")
    @Phrase(form = "the", value = "the order area")
    @Phrase(form = "zone", value = "the order area")
    ORDER_AREA(Zone.ORDER_AREA),
    /** The order zone. */
    @Phrase("order zone")
    @Phrase(form = "own", value = "order zone")
    @Phrase(form = "the", value = "the order zone")
    @Phrase(form = "zone", value = "the order zone")
    ORDER_ZONE(Zone.ORDER_ZONE),
    /** The ride deck. */
    @Phrase("ride deck zone")
    @Phrase(form = "own", value = "ride deck zone")
    @Phrase(form = "the", value = "the ride deck zone")
    @Phrase(form = "zone", value = "the ride deck zone")
    RIDE_DECK(Zone.RIDE_DECK),
    /** The crest zone. */
    @Phrase("crest zone")
    @Phrase(form = "own", value = "crest zone")
    @Phrase(form = "the", value = "the crest zone")
    @Phrase(form = "zone", value = "the crest zone")
    CREST(Zone.CREST),
    /** Removed from the game. */
    @Phrase("removed zone")
    @Phrase(form = "own", value = "removed zone")
    @Phrase(form = "the", value = "the removed zone")
    @Phrase(form = "zone", value = "the removed zone")
    REMOVED(Zone.REMOVED);

    /** Where an ability is valid whose text names nothing: in every place but out of the game (ruling 427). */
    @Rule(jp = {"7.19.1", "11.4.4.1"})
    private static final Area IN_THE_GAME = place -> !REMOVED.covers(place);

    private final int zone;
    private final int attribute;

    Region(Zone zone) {
        this.zone = zone.ordinal();
        attribute = 0;
    }

    Region(int attribute) {
        zone = -1;
        this.attribute = attribute;
    }

    @Override
    public boolean covers(Place place) {
        return isCircle() ? Circle.is(place, attribute) : place.zone().equals(zone().kind());
    }

    /** Returns where an ability is valid that names some regions or none. */
    public static Array<Area> valid(Array<Region> named) {
        return named.isEmpty() ? Array.of(IN_THE_GAME) : Array.narrow(named);
    }

    /** Tells whether a place is one of some regions. */
    public static boolean cover(Array<Region> regions, Place place) {
        for (int i = 0; i < regions.size(); i++) {
            if (regions.get(i).covers(place)) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether it is a sort of circle. */
    public boolean isCircle() {
        return zone < 0;
    }

    /** Tells whether not all see what lies there. */
    public boolean isHidden() {
        return !isCircle() && zone().kind().isHidden();
    }

    /**
     * Returns the zone.
     *
     * @throws IllegalStateException if it is a sort of circle
     */
    public Zone zone() {
        if (isCircle()) {
            throw new IllegalStateException(this + " is a sort of circle");
        }
        return Zone.at(zone);
    }

    /** Returns how a text names it with its article, such as {@code (RC)} or {@code the drop zone}. */
    public String named() {
        return (isCircle() ? "" : "the ") + english();
    }

    /** Returns how a text names it, such as {@code (RC)} or {@code hand}. */
    public String english() {
        return isCircle() ? "(" + name() + ")" : zone().label();
    }
}
