package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.RideFrame;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import java.util.Arrays;

/** Where units stand. A place here is always the index of a place of the position. */
public final class Field {
    private static final int LAST_COLUMN = 2;
    private static final int ROWS = 2;

    private Field() {}

    /** Returns the printed card of an object. */
    public static Card card(Position position, GameObject card) {
        return CardGame.of(position).card(card.definition());
    }

    /**
     * Tells whether a card has no information where it lies: locked, or face down in the bind zone, in the order zone
     * or, unless the edition says otherwise, in the damage zone. No effect adds any there.
     */
    @Rule(
            jp = {"4.11.3", "4.12.4", "4.17.3.1", "7.30.1.2#3"},
            it = "4.8.2.1",
            en = "4.8.2.2")
    public static boolean isBlank(Position position, GameObject card, int place) {
        if (!card.is(GameObject.FACE_DOWN)) {
            return false;
        }
        ZoneKind zone = position.place(place).zone();
        return Locked.is(position, card, place)
                || zone.equals(Zone.BIND.kind())
                || zone.equals(Zone.ORDER_ZONE.kind())
                || zone.equals(Zone.DAMAGE.kind()) && !isKnownDamage(position, place);
    }

    /** Tells whether a card has a grade where it lies: face down only where not all would see it, or by the edition. */
    @Rule(jp = "4.17.3.1", it = "4.8.2.1", en = "4.8.2.2")
    public static boolean hasFace(Position position, GameObject card, int place) {
        return Subject.hasFace(position, card, place) || isKnownDamage(position, place);
    }

    /** Tells whether a card, as the query sees it, has the information of its face where it lies. */
    public static boolean hasFace(Query query, Subject card) {
        return hasFace(query.position(Facts.STATES), card.gameObject(), card.place());
    }

    private static boolean isKnownDamage(Position position, int place) {
        return position.place(place).zone().equals(Zone.DAMAGE.kind())
                && CardGame.ruleset(position).zones().faceDownDamageHasInformation();
    }

    /** Tells whether a place is a circle of a seat with an attribute. */
    public static boolean isCircle(Position position, int place, Seat seat, int attribute) {
        Place circle = position.place(place);
        return circle.seat() == seat && Circle.is(circle, attribute);
    }

    /** Returns the index of a seat's vanguard circle. */
    public static int vanguardCircle(Position position, Seat seat) {
        return FighterPlaces.of(position).vanguard(seat);
    }

    /** Returns some objects and, after them, all that lie in a place. */
    public static int[] withAll(int[] objects, Position position, int place) {
        if (position.size(place) == 0) {
            return objects;
        }
        int[] more = Arrays.copyOf(objects, objects.length + position.size(place));
        for (int i = 0; i < position.size(place); i++) {
            more[objects.length + i] = position.objectAt(place, i).object();
        }
        return more;
    }

    /** Returns the indices of a seat's rear-guard circles, in rising order. */
    public static int[] rearGuardCircles(Position position, Seat seat) {
        return FighterPlaces.of(position).rearGuard(seat).clone();
    }

    /** Tells whether a unit has come to a vanguard circle by a ride and is no vanguard yet (6.3.3.4). */
    public static boolean isRiding(Position position, GameObject unit) {
        return rider(position) == unit.object();
    }

    /** Returns the object that has come to a vanguard circle by a ride and is no vanguard yet, 0 if there is none. */
    @Rule(jp = "6.3.3.4", id = "6.3.3.3")
    static int rider(Position position) {
        Frame ride = position.frame(FighterPlaces.of(position).ride());
        if (ride == null
                || ride.get(RideFrame.CIRCLE) < 0
                || CardGame.ruleset(position).ride().vanguardAtOnce()) {
            return 0;
        }
        int circle = ride.get(RideFrame.CIRCLE);
        int last = position.size(circle) - 1;
        int unit = last < 0 ? 0 : position.objectAt(circle, last).object();
        return ride.contains(RideFrame.BEFORE, unit) || !isAnyOf(position, circle, last, ride) ? 0 : unit;
    }

    private static boolean isAnyOf(Position position, int circle, int count, Frame ride) {
        for (int i = 0; i < count; i++) {
            if (ride.contains(RideFrame.BEFORE, position.objectAt(circle, i).object())) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether two circles are in one column; the columns of both fighters mirror each other (4.9.1.2). */
    @Rule(jp = {"4.9.1.1", "4.9.1.2"})
    public static boolean isSameColumn(Place one, Place other) {
        int column = one.seat() == other.seat() ? other.column() : LAST_COLUMN - other.column();
        return one.column() != Place.NO_COLUMN && other.column() != Place.NO_COLUMN && one.column() == column;
    }

    /**
     * Returns the number of the column of a circle, counted from A's left, one for all circles of it on both sides: 0,
     * 1 and 2 at the start, less for columns left of them, more for those to their right; {@link Place#NO_COLUMN} if it
     * is in none.
     */
    @Rule(jp = {"4.9.1.1", "4.9.1.2"})
    public static int column(Place circle) {
        return column(circle, Seat.A);
    }

    /**
     * Returns the column of a circle as a fighter sees it: 0 for the left one, 1 for the center, 2 for the right one,
     * less and more for those beside them; {@link Place#NO_COLUMN} if it is in none.
     */
    @Rule(jp = {"4.9.1.1", "4.9.1.2", "7.39.3"})
    public static int column(Place circle, Seat fighter) {
        return circle.seat() == fighter || circle.column() == Place.NO_COLUMN
                ? circle.column()
                : LAST_COLUMN - circle.column();
    }

    /** Returns the number of the row of a circle, A's rows first, the front rows first; -1 if it is in none. */
    @Rule(jp = "4.9.1.3")
    public static int row(Place circle) {
        return circle.row() < 0 ? -1 : circle.seat().ordinal() * ROWS + circle.row();
    }

    /** Returns the index of a seat's guardian circle. */
    public static int guardianCircle(Position position, Seat seat) {
        return FighterPlaces.of(position).guardian(seat);
    }

    /** Returns the index of the guardian circle an object stands on, -1 if on none. */
    public static int guardianCircleOf(Position position, int object) {
        for (Seat seat : position.seats()) {
            int circle = guardianCircle(position, seat);
            if (position.indexOf(circle, object) >= 0) {
                return circle;
            }
        }
        return -1;
    }

    /** Returns the indices of all circles that are on the field; nobody changes the array. */
    public static int[] circles(Position position) {
        return FighterPlaces.of(position).circles();
    }

    /** Tells whether a place is a circle; one that is not on the field any more is none. */
    public static boolean isCircle(Position position, int place) {
        return place >= 0 && position.place(place).zone().circle();
    }

    /** Tells whether a unit stands on a circle of the front row with a vanguard or rear-guard attribute. */
    public static boolean isFrontRow(Position position, int place) {
        Place circle = position.place(place);
        return circle.row() == Circle.FRONT && Circle.is(circle, Circle.VANGUARD | Circle.REAR_GUARD);
    }

    /**
     * Returns the circle in a row of the column of another circle of the same seat, -1 if there is none: what stands on
     * the circles of two fighters is never before or behind one another.
     */
    @Rule(jp = "7.39.3.2")
    public static int inColumn(Position position, int circle, int row) {
        return FighterPlaces.of(position).inColumn(circle, row);
    }
}
