package io.github.cardfold.cardfight.deed;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.fact.Vanguards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import org.jspecify.annotations.Nullable;

/** Which units may attack and be attacked, by the rules and by effects. */
public final class Attacks {
    private Attacks() {}

    /** Tells whether a unit may attack if somebody or something has designated it. */
    @Rule(jp = {"10.4.1.4.1", "1.3.3"})
    public static boolean isReady(Position position, GameObject unit) {
        return stands(position, unit) && !Deeds.isForbidden(position, DeedKind.ATTACK, unit);
    }

    /** Tells whether a unit stands, or an effect lets it attack at rest. */
    @Rule(jp = {"10.4.1.3", "10.4.1.4.1"})
    public static boolean stands(Position position, GameObject unit) {
        return !unit.is(GameObject.REST) || Deeds.isLifted(position, Limit.ATTACKERS_STAND, unit);
    }

    /** Only the choice of the attack step is closed to a unit with restraint; effects may still make it attack. */
    @Rule(jp = "14.6.2")
    public static boolean isRestrained(Position position, GameObject unit) {
        return Strength.flag(position, unit, Flag.RESTRAINT) != 0 && !Deeds.isLifted(position, Limit.RESTRAINT, unit);
    }

    /** Tells whether a unit is in the front row, or an effect lets it attack from where it is. */
    @Rule(jp = "10.4.1.3")
    public static boolean isWellPlaced(Position position, GameObject unit, int circle) {
        return Field.isFrontRow(position, circle) || Deeds.isLifted(position, Limit.ATTACKERS_IN_FRONT, unit);
    }

    /**
     * Tells whether a unit of the fighter who defends is in the front row, or an effect lets another attack it.
     *
     * @param attacker the other, null if none is designated
     */
    @Rule(jp = {"10.4.1.6", "10.4.1.7.1"})
    public static boolean isInReach(Position position, @Nullable GameObject attacker, GameObject unit, int circle) {
        return Field.isFrontRow(position, circle)
                || attacker != null
                        && Deeds.isLifted(position, Limit.TARGETS_IN_FRONT, attempt(position, attacker, unit));
    }

    private static Attempt attempt(Position position, GameObject attacker, GameObject unit) {
        return Attempt.of(DeedKind.ATTACK, position, attacker).on(position, unit);
    }

    /** Tells whether an effect forbids the designated attacker, if there is one, to attack a unit. */
    @Rule(jp = {"10.4.1.6", "1.3.3"})
    public static boolean isForbidden(Position position, @Nullable GameObject attacker, GameObject unit) {
        return attacker != null && Deeds.isForbiddenTarget(position, DeedKind.ATTACK, attacker, unit);
    }

    /** Returns what forbids the attacker to attack a unit, in words. */
    public static String reason(Position position, @Nullable GameObject attacker, GameObject unit, Seat knowing) {
        return attacker == null ? "an effect" : Deeds.reason(position, attempt(position, attacker, unit), knowing);
    }

    /**
     * Tells whether an effect may let a unit attack another one, on whatever row: a vanguard or rear-guard, no mate.
     */
    @Rule(jp = {"6.4.3.2.2", "10.2.3", "10.4.1.7.1"})
    public static boolean mayBeAttacked(Position position, GameObject attacker, GameObject unit) {
        return isTarget(position, unit) && !Deeds.isForbidden(position, DeedKind.ATTACK, attacker, unit);
    }

    /**
     * Tells whether a unit that attacks already may attack another one: what only says that it cannot attack comes too
     * late (ruling 497).
     *
     * @param attacker the attacker, null if it has gone
     */
    @Rule(jp = {"6.4.3.2.2", "10.2.3", "10.4.1.5.2", "10.4.1.7.1"})
    public static boolean mayBeAttackedNow(Position position, @Nullable GameObject attacker, GameObject unit) {
        return isTarget(position, unit) && !isForbidden(position, attacker, unit);
    }

    private static boolean isTarget(Position position, GameObject unit) {
        return isPlaced(position, unit) && !Vanguards.isMate(position, unit);
    }

    /** Tells whether a card is on a circle where units attack and are attacked: a vanguard or rear-guard circle. */
    @Rule(jp = "7.36.1.1")
    public static boolean isPlaced(Position position, GameObject card) {
        int circle = position.placeOf(card.object());
        return circle >= 0 && Circle.is(position.place(circle), Circle.VANGUARD | Circle.REAR_GUARD);
    }
}
