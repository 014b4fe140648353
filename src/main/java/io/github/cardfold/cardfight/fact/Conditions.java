package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Requirements that several rules make, each by a section of its own. */
public final class Conditions {
    private Conditions() {}

    /** The card is a unit card. */
    public static Requirement unit(String section) {
        return Requirement.of(
                section, it -> MainTypes.isUnit(it.position(), it.gameObject()), it -> it.card() + " is no unit card");
    }

    /** The master of the unit is the fighter who is asked. */
    public static Requirement own(String section) {
        return Requirement.of(
                section,
                it -> it.position().master(it.gameObject(), it.place()) == it.seat(),
                it -> it.card() + " on " + it.where() + " is none of " + it.asked() + "'s units");
    }

    /** The unit stands. */
    public static Requirement standing(String section) {
        return Requirement.of(
                section, it -> !it.gameObject().is(GameObject.REST), it -> it.card() + " on " + it.where() + " rests");
    }

    /** No effect keeps the card from going to a zone of its owner. */
    public static Requirement movable(String section, Zone zone) {
        return Requirement.of(
                section,
                it -> isMovable(it.position(), it.gameObject(), zone),
                it -> "an effect keeps " + it.card() + " from going to the " + zone.label());
    }

    /** Tells whether no effect keeps a card from going to a zone of its owner if the rules order it. */
    @Rule(jp = "1.3.3")
    public static boolean isMovable(Position position, GameObject card, Zone zone) {
        return isMovable(position, card, zone.of(card.owner()), null);
    }

    /** Tells whether no effect keeps a card from going to a place, for a cause. */
    @Rule(jp = "1.3.3")
    public static boolean isMovable(Position position, GameObject card, int place, @Nullable Cause cause) {
        return card.object() == 0
                || !position.rules().mayForbid()
                || !position.rules()
                        .forbids(
                                position,
                                Event.move(position, card.object(), place, 0).by(cause));
    }

    /** No effect keeps the card from all circles that it may be put on. */
    @Rule(jp = "1.3.3")
    public static Requirement putOn(BiFunction<Position, Seat, int[]> circles) {
        return Requirement.of(
                "1.3.3",
                it -> !it.position().rules().mayForbid()
                        || mayGoToOne(it.position(), it.gameObject(), circles.apply(it.position(), it.seat())),
                it -> "an effect keeps " + it.card() + " on " + it.where());
    }

    private static boolean mayGoToOne(Position position, GameObject card, int[] circles) {
        for (int circle : circles) {
            if (!position.rules().forbids(position, Event.move(position, card.object(), circle, 0))) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether an effect keeps all cards of one place from another, as all can see. */
    @Rule(jp = "1.3.3")
    public static boolean keepsAll(Position position, int from, int to) {
        return position.rules().mayForbid()
                && position.size(from) > 0
                && position.rules()
                        .forbidsAny(
                                position,
                                Event.move(position, position.objectAt(from, 0).object(), to, 0));
    }

    /** Tells whether some card of a place can go to a zone of its owner. */
    public static boolean isAnyMovable(Position position, int place, Zone zone) {
        for (int i = 0; i < position.size(place); i++) {
            if (isMovable(position, position.objectAt(place, i), zone)) {
                return true;
            }
        }
        return false;
    }

    /** The unit is not dominated. */
    public static Requirement notDominated(String section) {
        return Requirement.of(
                section,
                it -> !RuleEffects.isOn(
                        it.position(), RuleEffects.DOMINATED, it.gameObject().object()),
                it -> it.card() + " on " + it.where() + " is dominated");
    }

    /** The place is a rear-guard circle. */
    public static Requirement rearGuardCircle(String section) {
        return Requirement.of(
                section,
                it -> Circle.is(it.position().place(it.place()), Circle.REAR_GUARD),
                it -> it.where() + " is no rear-guard circle");
    }

    /** The place is one of the fighter who is asked. */
    public static Requirement ownPlace(String section) {
        return Requirement.of(
                section,
                it -> it.position().place(it.place()).seat() == it.seat(),
                it -> it.where() + " is none of " + it.asked() + "'s");
    }

    /** The fighter who is asked is master of a vanguard. */
    @Rule(jp = "9.9.2.1.2")
    public static Requirement vanguard(String section) {
        return Requirement.of(
                section,
                it -> Vanguards.isMasterOfOne(it.position(), it.seat()),
                it -> it.asked() + " has no vanguard");
    }

    /** The fighter who is asked is master of the vanguard, the leader, on the circle that cards are ridden on. */
    @Rule(jp = {"6.3.3.3.1", "9.7.2", "7.39.1.1.1"})
    public static Requirement vanguardToRideOn(String section) {
        return Requirement.of(section, it -> riddenOn(it) != null, it -> it.asked() + " has no vanguard");
    }

    private static @Nullable GameObject riddenOn(Candidate it) {
        int circle = Field.vanguardCircle(it.position(), it.seat());
        GameObject vanguard = Vanguards.leader(it.position(), it.seat());
        return vanguard == null || it.position().master(vanguard, circle) != it.seat() ? null : vanguard;
    }

    /** The grade is at least the vanguard's, which is known, and so many above. */
    public static Requirement gradeFromVanguard(String section, int more) {
        return Requirement.of(
                section,
                it -> grade(it) >= it.known() + more,
                it -> compared(it, more == 0 ? " is below " : " is not " + more + " above "));
    }

    /** The grade is at most the vanguard's, which is known, and so many above. */
    public static Requirement gradeToVanguard(String section, int more) {
        return Requirement.of(
                section,
                it -> grade(it) <= it.known() + more,
                it -> compared(it, more == 0 ? " is above " : " is more than " + more + " above "));
    }

    /** Returns the highest grade of the vanguards but mates of the fighter who is asked. */
    public static int vanguardGrade(Candidate it) {
        return Vanguards.grade(it.position(), it.seat());
    }

    /** Returns the highest grade of all vanguards of the fighter who is asked, mates among them. */
    public static int gradeOfAnyVanguard(Candidate it) {
        return Vanguards.gradeOfAny(it.position(), it.seat());
    }

    /** Returns the grade of the vanguard of the fighter who is asked that is ridden on, -1 without one. */
    public static int gradeRiddenOn(Candidate it) {
        GameObject vanguard = riddenOn(it);
        return vanguard == null ? -1 : Strength.grade(it.position(), vanguard);
    }

    private static int grade(Candidate it) {
        return Strength.grade(it.position(), it.gameObject());
    }

    private static String compared(Candidate it, String how) {
        return it.card() + "'s grade " + grade(it) + how + "the vanguard's grade " + it.known();
    }
}
