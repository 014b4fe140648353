package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Area;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.grammar.HasPhrases;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Where cards are, as texts say it: a sort of circle or a zone (11.4.4), of the game or of a plugin. Equal by its word.
 */
@Rule(jp = {"11.4.4", "11.4.4.2"})
public final class Region implements Area, HasPhrases {
    /** Vanguard circles. */
    public static final Region VC = new Region("(VC)", Circle.VANGUARD);
    /** Rear-guard circles. */
    public static final Region RC = new Region("(RC)", Circle.REAR_GUARD);
    /** Guardian circles. */
    public static final Region GC = new Region("(GC)", Circle.GUARDIAN);
    /** The hand. */
    public static final Region HAND = new Region("hand", Zone.HAND);
    /** The deck. */
    public static final Region DECK = new Region("deck", Zone.DECK);
    /** The drop zone. */
    public static final Region DROP = new Region("drop", Zone.DROP);
    /** The soul. */
    public static final Region SOUL = new Region("soul", Zone.SOUL);
    /** The damage zone. */
    public static final Region DAMAGE = new Region("damage", Zone.DAMAGE);
    /** The bind zone. */
    public static final Region BIND = new Region("bind", Zone.BIND);
    /** The trigger zone. */
    public static final Region TRIGGER = new Region("trigger", Zone.TRIGGER);
    /** The G zone. */
    public static final Region G_ZONE = new Region("g zone", Zone.G);
    /** The gauge zone. */
    public static final Region GAUGE = new Region("gauge", Zone.GAUGE);
    /** The order area. */
    public static final Region ORDER_AREA = new Region("order area", Zone.ORDER_AREA);
    /** The order zone. */
    public static final Region ORDER_ZONE = new Region("order zone", Zone.ORDER_ZONE);
    /** The ride deck. */
    public static final Region RIDE_DECK = new Region("ride deck", Zone.RIDE_DECK);
    /** The crest zone. */
    public static final Region CREST = new Region("crest", Zone.CREST);
    /** Removed from the game. */
    public static final Region REMOVED = new Region("removed", Zone.REMOVED);

    /** Those of the game itself. */
    public static final Array<Region> OF_THE_GAME = Array.of(
            VC,
            RC,
            GC,
            HAND,
            DECK,
            DROP,
            SOUL,
            DAMAGE,
            BIND,
            TRIGGER,
            G_ZONE,
            GAUGE,
            ORDER_AREA,
            ORDER_ZONE,
            RIDE_DECK,
            CREST,
            REMOVED);

    /** Where an ability is valid whose text names nothing: in every place but out of the game (ruling 427). */
    @Rule(jp = {"7.19.1", "11.4.4.1"})
    private static final Area IN_THE_GAME = place -> !REMOVED.covers(place);

    private final String word;
    private final String english;
    private final ZoneKind kind;
    private final String fact;
    private final @Nullable Zone zone;
    private final int attribute;

    private Region(String word, String english, ZoneKind kind, @Nullable Zone zone, int attribute) {
        this.word = word;
        this.english = english;
        this.kind = kind;
        fact = Facts.in(kind);
        this.zone = zone;
        this.attribute = attribute;
    }

    private Region(String word, Zone zone) {
        this(word, zone == Zone.REMOVED ? "removed zone" : zone.label(), zone.kind(), zone, 0);
    }

    private Region(String sign, int attribute) {
        this(sign.substring(1, sign.length() - 1).toLowerCase(Locale.ROOT), sign, Circle.KIND, null, attribute);
    }

    /** Returns the zones or circles of a kind that a plugin adds: its name is the word. */
    public static Region of(ZoneKind kind) {
        return new Region(kind.name(), kind.name(), kind, null, 0);
    }

    /** Returns a language with the words for the zones and circles of the game itself. */
    public static Language words(Language language) {
        return OF_THE_GAME.foldLeft(language, (known, each) -> known.word(Region.class, each.word, each));
    }

    /**
     * Returns a language with the word for a kind of zone or circle that a plugin adds; those of the game have theirs.
     *
     * @throws IllegalArgumentException if the word stands for another one
     */
    public static Language words(Language language, ZoneKind kind) {
        return OF_THE_GAME.exists(each -> each.kind.equals(kind))
                ? language
                : language.word(Region.class, kind.name(), of(kind));
    }

    @Override
    public boolean covers(Place place) {
        return attribute == 0 ? place.zone().equals(kind) : Circle.is(place, attribute);
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
        return kind.circle();
    }

    /** Tells whether not all see what lies there. */
    public boolean isHidden() {
        return kind.isHidden();
    }

    /** Tells whether nobody sees what lies there. */
    public boolean isUnseen() {
        return kind.sight() == ZoneKind.Sight.NOBODY;
    }

    /** Returns the kind of place. */
    public ZoneKind kind() {
        return kind;
    }

    /** Returns the kind of fact that is which cards lie there; not of a circle. */
    public String fact() {
        return fact;
    }

    /** Returns how a card goes there face down, as flags of the event. */
    public int faceDown() {
        return zone == null ? Event.FACE_DOWN : zone.faceDown();
    }

    /**
     * Returns the index of the zone of a seat.
     *
     * @throws IllegalStateException if it is a sort of circle, or the game of the position has no such zone
     */
    public int of(Position position, Seat seat) {
        if (zone != null) {
            return zone.of(seat);
        }
        for (int i = position.placeCount() - 1; i >= 0 && !isCircle(); i--) {
            if (position.place(i).seat() == seat && covers(position.place(i))) {
                return i;
            }
        }
        throw new IllegalStateException(this + " is no zone that " + seat + " has one of");
    }

    /** Returns how a text names it with its article, such as {@code (RC)} or {@code the drop zone}. */
    public String named() {
        return (attribute == 0 ? "the " : "") + english;
    }

    /** Returns how a text names it, such as {@code (RC)} or {@code hand}. */
    public String english() {
        return english;
    }

    @Override
    public Map<String, String> phrases() {
        return !isCircle()
                ? LinkedHashMap.of("", english, "own", english, "the", named(), "zone", named())
                : LinkedHashMap.of("", english, "the", named(), "circle", named());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Region that && word.equals(that.word);
    }

    @Override
    public int hashCode() {
        return word.hashCode();
    }

    /** Returns its word in texts as data. */
    @Override
    public String toString() {
        return word;
    }
}
