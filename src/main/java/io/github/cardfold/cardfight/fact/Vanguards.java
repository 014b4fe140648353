package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Links;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * The vanguards: the units of a vanguard circle, one that is riding apart (6.3.3.4). There may be several, in legion a
 * leader and its mate. Each is a vanguard; the leader is the one that the rules mean where they leave out mates.
 */
@Rule(jp = {"4.9.2.6", "6.4.3", "6.4.3.2"})
public final class Vanguards {
    private Vanguards() {}

    /** Returns the vanguards on a seat's vanguard circle, whoever is their master, in the order in which they came. */
    public static Array<GameObject> of(Position position, Seat seat) {
        return on(position, Field.vanguardCircle(position, seat));
    }

    /** Returns the vanguards on a vanguard circle in the order in which they came. */
    public static Array<GameObject> on(Position position, int circle) {
        Array<GameObject> found = Array.empty();
        for (int i = 0; i < position.size(circle); i++) {
            GameObject unit = position.objectAt(circle, i);
            found = isVanguard(position, circle, unit) ? found.append(unit) : found;
        }
        return found;
    }

    /** A card that is riding lies above another one. */
    private static boolean isVanguard(Position position, int circle, GameObject card) {
        return MainTypes.isUnit(position, card) && (position.size(circle) == 1 || !Field.isRiding(position, card));
    }

    /**
     * Returns the leader among the vanguards on a seat's vanguard circle, whoever is its master, or null if there is no
     * vanguard: the one that came last of those that are no mates.
     */
    @Rule(jp = {"6.4.3.2.1", "9.7.2"})
    public static @Nullable GameObject leader(Position position, Seat seat) {
        return leaderOn(position, Field.vanguardCircle(position, seat));
    }

    private static @Nullable GameObject leaderOn(Position position, int circle) {
        for (int i = position.size(circle) - 1; i >= 0; i--) {
            GameObject unit = position.objectAt(circle, i);
            if (isVanguard(position, circle, unit) && !isMate(position, unit)) {
                return unit;
            }
        }
        return null;
    }

    /** Tells whether a unit is the mate of a leader: both are vanguards, on one circle. */
    @Rule(jp = "6.4.3")
    public static boolean isMate(Position position, GameObject unit) {
        return position.hasLinks(Links.LEGION)
                && position.linksTo(Anchor.object(unit.object()), Links.LEGION)
                        .exists(each -> isInForce(position, each));
    }

    /**
     * Returns the mates of a unit, with which it attacks: none, or one, if it leads a legion, and until the next check
     * timing perhaps more (13.3.4).
     */
    @Rule(jp = {"6.4.3", "10.4.1.3"})
    public static Array<GameObject> mates(Position position, int leader) {
        return !position.hasLinks(Links.LEGION)
                ? Array.empty()
                : position.linksFrom(Anchor.object(leader), Links.LEGION)
                        .filter(each -> isInForce(position, each))
                        .map(each -> on(position, each.to()));
    }

    /** Returns the leader of a unit that is a mate, or null if it is none. */
    public static @Nullable GameObject leaderOf(Position position, int mate) {
        for (Link each : position.linksTo(Anchor.object(mate), Links.LEGION)) {
            if (isInForce(position, each)) {
                return on(position, each.from());
            }
        }
        return null;
    }

    /** Tells whether a unit was a mate whose leader has gone, and is in no legion since. */
    @Rule(jp = "13.3.1")
    public static boolean isLeft(Position position, GameObject unit) {
        return position.linkCount() > 0
                && !position.linksTo(Anchor.object(unit.object()), Links.LEFT_MATE)
                        .isEmpty()
                && !isMate(position, unit)
                && mates(position, unit.object()).isEmpty();
    }

    private static GameObject on(Position position, Anchor unit) {
        int circle = position.placeOf(unit.object());
        return position.objectAt(circle, position.indexOf(circle, unit.object()));
    }

    private static boolean isInForce(Position position, Link legion) {
        int circle = position.placeOf(legion.from().object());
        return circle >= 0
                && circle == position.placeOf(legion.to().object())
                && Circle.is(position.place(circle), Circle.VANGUARD)
                && isVanguard(position, circle, on(position, legion.from()))
                && isVanguard(position, circle, on(position, legion.to()));
    }

    /** Tells whether a seat has a vanguard on a vanguard circle, of which effects may have made several. */
    @Rule(jp = {"13.2.4", "13.5.1"})
    public static boolean has(Position position, Seat seat) {
        if (hasOne(position, Field.vanguardCircle(position, seat))) {
            return true;
        }
        for (int circle : FighterPlaces.of(position).vanguards()) {
            if (position.place(circle).seat() == seat && hasOne(position, circle)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasOne(Position position, int circle) {
        for (int i = 0; i < position.size(circle); i++) {
            if (isVanguard(position, circle, position.objectAt(circle, i))) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether a fighter is master of a vanguard, on whichever vanguard circle it stands (ruling 461). */
    @Rule(jp = "9.9.2.1.2")
    static boolean isMasterOfOne(Position position, Seat fighter) {
        for (int circle : FighterPlaces.of(position).vanguards()) {
            for (int i = 0; i < position.size(circle); i++) {
                GameObject unit = position.objectAt(circle, i);
                if (isVanguardOf(position, circle, unit, fighter)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Rule(jp = {"7.39.1.1.1", "7.39.2"})
    private static boolean isVanguardOf(Position position, int circle, GameObject unit, Seat fighter) {
        return isVanguard(position, circle, unit) && position.master(unit, circle) == fighter;
    }

    /** Returns the highest grade of the vanguards but mates whose master a fighter is, -1 without one. */
    @Rule(jp = {"9.7.2", "9.9.2.1"})
    public static int grade(Position position, Seat fighter) {
        return highest(position, fighter, false);
    }

    /**
     * Returns the highest grade of all vanguards whose master a fighter is, with mates (ruling 490), -1 without one.
     */
    @Rule(jp = {"6.4.3.2", "9.5.3", "9.9.2.3", "10.5.1.2.5"})
    public static int gradeOfAny(Position position, Seat fighter) {
        return highest(position, fighter, true);
    }

    private static int highest(Position position, Seat fighter, boolean withMates) {
        int highest = -1;
        for (int circle : FighterPlaces.of(position).vanguards()) {
            for (int i = 0; i < position.size(circle); i++) {
                GameObject unit = position.objectAt(circle, i);
                if (isVanguardOf(position, circle, unit, fighter) && (withMates || !isMate(position, unit))) {
                    highest = Math.max(highest, Strength.grade(position, unit));
                }
            }
        }
        return highest;
    }
}
