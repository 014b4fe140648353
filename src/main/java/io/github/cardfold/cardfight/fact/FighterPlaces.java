package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.information.Template;
import io.github.cardfold.cardfight.information.WorkingPlaces;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.RideFrame;
import io.github.cardfold.cardfight.state.TurnFrame;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.kernel.position.Outline;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.RuleBook;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.Predicate;

/**
 * Which places are whose circles, the procedures whose frames facts read, and which information can change: looked up
 * once for a game's places.
 */
final class FighterPlaces {
    private final RuleBook rules;
    private final Array<Place> places;
    private final int[] vanguard;
    private final int[] guardian;
    private final int[][] front;
    private final int[][] rearGuard;
    private final int[] circles;
    private final int[] vanguards;
    private final int[][] columns;
    private final int[] continuous;
    private final int[] activated;
    private final int[][] activatedBySeat;
    private final int[] watched;
    private final WorkingPlaces working;
    private final boolean[] reachedByGifts;
    private final BitSet written;
    private final OrderHeads orderHeads;
    private final Outline turns;
    private final Outline battle;
    private final Outline ride;

    FighterPlaces(Position position) {
        rules = position.rules();
        places = Array.range(0, position.placeCount()).map(position::place);
        vanguard = new int[position.seatCount()];
        guardian = new int[position.seatCount()];
        for (Seat seat : position.seats()) {
            vanguard[seat.ordinal()] = circle(position, seat, Circle.VANGUARD);
            guardian[seat.ordinal()] = circle(position, seat, Circle.GUARDIAN);
        }
        CardGame game = CardGame.of(position);
        continuous = where(position, each -> game.has(Clause.Kind.CONT, each));
        activated = where(position, each -> game.has(Clause.Kind.ACT, each));
        activatedBySeat = new int[position.seatCount()][];
        for (Seat seat : position.seats()) {
            activatedBySeat[seat.ordinal()] =
                    where(position, each -> each.seat() == seat && game.has(Clause.Kind.ACT, each));
        }
        watched = where(
                position, each -> each.zone().circle() || game.has(Clause.Kind.CONT, each) || game.readsContents(each));
        working = game.working(places, continuous);
        reachedByGifts = new boolean[position.placeCount()];
        for (int place = 0; place < reachedByGifts.length; place++) {
            reachedByGifts[place] = isReached(game.granted(), position.place(place));
        }
        written = game.written(rules);
        orderHeads = new OrderHeads(position, watched);
        turns = position.rules().procedure(TurnFrame.PROCEDURE);
        battle = position.rules().procedure(BattleFrame.PROCEDURE);
        ride = position.rules().procedure(RideFrame.PROCEDURE);
        circles = where(position, circle -> circle.zone().circle());
        vanguards = where(position, circle -> Circle.is(circle, Circle.VANGUARD));
        front = new int[position.seatCount()][];
        rearGuard = new int[position.seatCount()][];
        for (Seat seat : position.seats()) {
            Seat of = seat;
            front[seat.ordinal()] = where(position, circle -> circle.seat() == of && isFront(circle));
            rearGuard[seat.ordinal()] =
                    where(position, circle -> circle.seat() == of && Circle.is(circle, Circle.REAR_GUARD));
        }
        columns = new int[position.placeCount()][];
        for (int circle : circles) {
            columns[circle] =
                    new int[] {inColumn(position, circle, Circle.FRONT), inColumn(position, circle, Circle.BACK)};
        }
    }

    /** Returns the places in which CONT abilities of the catalogue can be valid; nobody changes the array. */
    int[] continuous() {
        return continuous;
    }

    /** Returns the places in which ACT abilities of the catalogue can be valid; nobody changes the array. */
    int[] activated() {
        return activated;
    }

    /** Returns those of them that are a seat's. */
    int[] activated(Seat seat) {
        return activatedBySeat[seat.ordinal()];
    }

    /** Returns the places whose contents the information of cards may depend on; nobody changes the array. */
    int[] watched() {
        return watched;
    }

    private static boolean isReached(Template[][] by, Place place) {
        return Array.of(by).exists(each -> Array.of(each).exists(template -> template.mayReach(place)));
    }

    /** Returns which cards may have CONT abilities at work in which places. */
    WorkingPlaces working() {
        return working;
    }

    /** Tells whether an ability that effects of the catalogue give may change other cards that lie in a place. */
    boolean mayBeReachedByGifts(int place) {
        return reachedByGifts[place];
    }

    /** Tells whether anything in these rules may change one of some pieces of information of any card. */
    boolean mayBeWritten(BitSet slots) {
        return written.intersects(slots);
    }

    /** Returns which orders are asked about where they lie. */
    OrderHeads orderHeads() {
        return orderHeads;
    }

    /** Tells whether they are the places of a position, too. */
    boolean areOf(Position position) {
        boolean areSame = position.rules() == rules && position.placeCount() == places.size();
        for (int i = 0; areSame && i < places.size(); i++) {
            areSame = position.place(i).equals(places.get(i));
        }
        return areSame;
    }

    static FighterPlaces of(Position position) {
        return (FighterPlaces) position.layout();
    }

    private static int[] where(Position position, Predicate<Place> condition) {
        int[] found = new int[position.placeCount()];
        int count = 0;
        for (int place = 0; place < position.placeCount(); place++) {
            if (!position.place(place).closed() && condition.test(position.place(place))) {
                found[count++] = place;
            }
        }
        return Arrays.copyOf(found, count);
    }

    private static boolean isFront(Place place) {
        return place.row() == Circle.FRONT && Circle.is(place, Circle.VANGUARD | Circle.REAR_GUARD);
    }

    private int inColumn(Position position, int circle, int row) {
        Place of = position.place(circle);
        for (int place : circles) {
            Place other = position.place(place);
            if (other.seat() == of.seat() && other.column() == of.column() && other.row() == row) {
                return place;
            }
        }
        return -1;
    }

    private static int circle(Position position, Seat seat, int attribute) {
        for (int place = 0; place < position.placeCount(); place++) {
            Place circle = position.place(place);
            if (circle.seat() == seat && !circle.closed() && Circle.is(circle, attribute)) {
                return place;
            }
        }
        throw new IllegalArgumentException(seat + " has no circle with the attribute " + attribute);
    }

    /** Returns all vanguard circles; nobody changes the array. */
    int[] vanguards() {
        return vanguards;
    }

    int vanguard(Seat seat) {
        return vanguard[seat.ordinal()];
    }

    int guardian(Seat seat) {
        return guardian[seat.ordinal()];
    }

    Outline turns() {
        return turns;
    }

    Outline battle() {
        return battle;
    }

    Outline ride() {
        return ride;
    }

    int[] front(Seat seat) {
        return front[seat.ordinal()];
    }

    int[] rearGuard(Seat seat) {
        return rearGuard[seat.ordinal()];
    }

    int[] circles() {
        return circles;
    }

    /** Returns the circle in a row of the column of another circle of the same seat, -1 if there is none. */
    int inColumn(int circle, int row) {
        return columns[circle][row];
    }
}
