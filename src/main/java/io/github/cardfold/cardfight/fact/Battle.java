package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.Links;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * Who attacks, is attacked and boosts in the battle in progress, if there is one. The attacker is the unit that was
 * chosen to attack; all attacking units are it and its partners (10.4.1.5.1).
 */
public final class Battle {
    /** The kind of fact that is who attacks, is attacked, boosts and guards. */
    public static final String FACT = "battle";

    private static final int[] NO_BATTLE = {};
    private static final int KEY_HEAD = 3;
    private static final Local[] LISTS = {
        BattleFrame.TARGETS,
        BattleFrame.TARGET_CIRCLES,
        BattleFrame.BOOSTERS,
        BattleFrame.BOOSTER_CIRCLES,
        BattleFrame.GUARDS,
        BattleFrame.HIT,
        BattleFrame.LEFT,
        BattleFrame.PARTNERS,
        BattleFrame.PARTNER_CIRCLES
    };

    private Battle() {}

    /** Returns the frame of the battle in progress, or null. */
    public static @Nullable Frame of(Position position) {
        return position.frame(FighterPlaces.of(position).battle());
    }

    /** Tells whether a battle is going on: one has begun (10.4.1.1) and has not ended (10.8.1.2). */
    @Rule(jp = {"10.1.2", "10.8.1.2"})
    public static boolean isOn(Position position) {
        Frame battle = of(position);
        return battle != null && battle.get(BattleFrame.COURSE) != BattleFrame.OVER;
    }

    /**
     * Returns the defense-designating fighter: the opponent of the attack-designating one, in an ordered attack the
     * master that the target had when it was attacked.
     */
    @Rule(jp = {"10.1.6", "10.3.1.2", "7.36.1.2.1"})
    public static Seat defending(Frame battle) {
        return battle.get(BattleFrame.IS_ORDERED) == 1 && battle.size(BattleFrame.TARGETS) > 0
                ? Seat.of(battle.get(BattleFrame.TARGET_MASTERS, 0))
                : Turn.opponent(battle.seat(BattleFrame.DESIGNATING));
    }

    /** Returns the attacker, of units in legion the leader, while it stays on its circle, or null. */
    @Rule(jp = "10.4.1.5.1")
    public static @Nullable GameObject attacking(Position position, Frame battle) {
        int circle = battle.get(BattleFrame.ATTACKER_CIRCLE);
        return circle < 0 ? null : on(position, battle, circle, battle.get(BattleFrame.ATTACKER));
    }

    /** Returns a partner of the attacker while it stays on its circle and so attacks, or null. */
    @Rule(jp = "10.4.1.5.1")
    public static @Nullable GameObject partner(Position position, Frame battle, int index) {
        return battle.get(BattleFrame.ATTACKER_CIRCLE) < 0
                ? null
                : on(
                        position,
                        battle,
                        battle.get(BattleFrame.PARTNER_CIRCLES, index),
                        battle.get(BattleFrame.PARTNERS, index));
    }

    /** Returns all units that attack: the attacker, then its partners, each while it stays on its circle. */
    @Rule(jp = "10.4.1.5.1")
    public static Array<GameObject> allAttacking(Position position, Frame battle) {
        GameObject attacker = attacking(position, battle);
        return attacker == null
                ? partners(position, battle)
                : partners(position, battle).prepend(attacker);
    }

    /** Returns the partners of the attacker, each while it stays on its circle. */
    @Rule(jp = "10.4.1.5.1")
    public static Array<GameObject> partners(Position position, Frame battle) {
        Array<GameObject> found = Array.empty();
        for (int i = 0; i < battle.size(BattleFrame.PARTNERS); i++) {
            GameObject partner = partner(position, battle, i);
            found = partner == null ? found : found.append(partner);
        }
        return found;
    }

    /**
     * Returns a partner while its power is part of the attacker's, or null: both attack and, on one circle, the
     * attacker still leads it.
     */
    @Rule(jp = "10.4.1.12.1")
    static @Nullable GameObject lendingPartner(Position position, Frame battle, int index) {
        GameObject unit = partner(position, battle, index);
        int attacker = battle.get(BattleFrame.ATTACKER);
        boolean isMate = battle.get(BattleFrame.PARTNER_CIRCLES, index) == battle.get(BattleFrame.ATTACKER_CIRCLE);
        return unit == null
                        || attacking(position, battle) == null
                        || isMate && !Links.isLinked(position, Links.LEGION, attacker, unit.object())
                ? null
                : unit;
    }

    /** Returns an attacked unit while it stays on its circle, or null: the battle goes on without it. */
    @Rule(jp = {"10.4.1.9", "10.4.1.9.1"})
    public static @Nullable GameObject attacked(Position position, Frame battle, int index) {
        int circle = battle.get(BattleFrame.TARGET_CIRCLES, index);
        return on(position, battle, circle, battle.get(BattleFrame.TARGETS, index));
    }

    /** Tells whether a unit attacks in the battle in progress, as the attacker or as a partner of it. */
    public static boolean isAttacking(Position position, int object) {
        Frame battle = of(position);
        if (battle == null || battle.get(BattleFrame.ATTACKER_CIRCLE) < 0) {
            return false;
        }
        GameObject attacking = attacking(position, battle);
        if (attacking != null && attacking.object() == object) {
            return true;
        }
        for (int i = 0; i < battle.size(BattleFrame.PARTNERS); i++) {
            if (battle.get(BattleFrame.PARTNERS, i) == object && partner(position, battle, i) != null) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether a unit is being attacked. */
    public static boolean isAttacked(Position position, int object) {
        Frame battle = of(position);
        if (battle == null) {
            return false;
        }
        for (int i = 0; i < battle.size(BattleFrame.TARGETS); i++) {
            if (battle.get(BattleFrame.TARGETS, i) == object && attacked(position, battle, i) != null) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether a unit attacks or, if it has gone from the field, attacked when it was there last. */
    @Rule(jp = {"10.4.1.5.1", "11.13.1"})
    public static boolean isAttacking(Position position, Subject unit) {
        Frame battle = of(position);
        if (unit.isHere() || battle == null) {
            return isAttacking(position, unit.object());
        }
        return wasOn(battle, unit, battle.get(BattleFrame.ATTACKER), battle.get(BattleFrame.ATTACKER_CIRCLE))
                || battle.get(BattleFrame.ATTACKER_CIRCLE) >= 0
                        && wasOn(battle, unit, BattleFrame.PARTNERS, BattleFrame.PARTNER_CIRCLES);
    }

    /** Tells whether a unit is being attacked or, if it has gone from the field, was when it was there last. */
    @Rule(jp = {"10.4.1.9", "11.13.1"})
    public static boolean isAttacked(Position position, Subject unit) {
        Frame battle = of(position);
        if (unit.isHere() || battle == null) {
            return isAttacked(position, unit.object());
        }
        return wasOn(battle, unit, BattleFrame.TARGETS, BattleFrame.TARGET_CIRCLES);
    }

    private static boolean wasOn(Frame battle, Subject gone, Local units, Local circles) {
        for (int i = 0; i < battle.size(units); i++) {
            if (wasOn(battle, gone, battle.get(units, i), battle.get(circles, i))) {
                return true;
            }
        }
        return false;
    }

    /** A unit that has gone to a zone has left its circle only if it had been to another one before. */
    private static boolean wasOn(Frame battle, Subject gone, int object, int circle) {
        return gone.object() == object && gone.place() == circle && !battle.contains(BattleFrame.LEFT, object);
    }

    /** Returns how many units are being attacked. */
    public static int attackedCount(Position position, Frame battle) {
        int count = 0;
        for (int i = 0; i < battle.size(BattleFrame.TARGETS); i++) {
            count += attacked(position, battle, i) == null ? 0 : 1;
        }
        return count;
    }

    /** Returns a boosting unit while it and the attacker stay on their circles, or null. */
    @Rule(jp = "7.47.1.2")
    public static @Nullable GameObject booster(Position position, Frame battle, int index) {
        int circle = battle.get(BattleFrame.BOOSTER_CIRCLES, index);
        return attacking(position, battle) == null
                ? null
                : on(position, battle, circle, battle.get(BattleFrame.BOOSTERS, index));
    }

    /** Tells whether a guardian has been given a unit to guard and has not left its circle since. */
    @Rule(jp = {"6.2.4", "10.4.1.10"})
    public static boolean isGuarding(Frame battle, int object) {
        for (int i = 0; i < battle.size(BattleFrame.GUARDS); i += 2) {
            if (battle.get(BattleFrame.GUARDS, i) == object) {
                return !battle.contains(BattleFrame.LEFT, object);
            }
        }
        return false;
    }

    /** Tells whether a pair of a guardian and a unit, the first at an index of them, guards and is guarded. */
    @Rule(jp = "6.2.4.1")
    public static boolean isGuarding(Position position, Frame battle, int index) {
        int guardian = battle.get(BattleFrame.GUARDS, index);
        return !battle.contains(BattleFrame.LEFT, guardian)
                && Field.guardianCircleOf(position, guardian) >= 0
                && isAttacked(position, battle.get(BattleFrame.GUARDS, index + 1));
    }

    /** Tells whether a unit guards another one. */
    @Rule(jp = "6.2.4.1")
    public static boolean guards(Position position, int guardian, int unit) {
        Frame battle = of(position);
        for (int i = 0; battle != null && i < battle.size(BattleFrame.GUARDS); i += 2) {
            if (battle.get(BattleFrame.GUARDS, i) == guardian
                    && battle.get(BattleFrame.GUARDS, i + 1) == unit
                    && isGuarding(position, battle, i)) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether a unit of a fighter is attacked. */
    public static boolean isAttackedOf(Position position, Frame battle, Seat fighter) {
        for (int i = 0; i < battle.size(BattleFrame.TARGETS); i++) {
            GameObject unit = attacked(position, battle, i);
            if (unit != null && position.master(unit, battle.get(BattleFrame.TARGET_CIRCLES, i)) == fighter) {
                return true;
            }
        }
        return false;
    }

    /** Returns all that terms read of the battle in progress; empty if there is none. */
    static int[] key(Position position) {
        Frame battle = of(position);
        if (battle == null) {
            return NO_BATTLE;
        }
        int size = KEY_HEAD;
        for (Local each : LISTS) {
            size += 1 + battle.size(each);
        }
        int[] key = new int[size];
        key[0] = battle.get(BattleFrame.ATTACKER);
        key[1] = battle.get(BattleFrame.ATTACKER_CIRCLE);
        key[2] = links(position, battle);
        int at = KEY_HEAD;
        for (Local each : LISTS) {
            key[at++] = battle.size(each);
            for (int i = 0; i < battle.size(each); i++) {
                key[at++] = battle.get(each, i);
            }
        }
        return key;
    }

    /** Tells whether a key is that of the battle in progress. */
    static boolean isKey(Position position, int[] key) {
        Frame battle = of(position);
        if (battle == null || key.length == 0) {
            return battle == null && key.length == 0;
        }
        boolean isSame = key[0] == battle.get(BattleFrame.ATTACKER)
                && key[1] == battle.get(BattleFrame.ATTACKER_CIRCLE)
                && key[2] == links(position, battle);
        int at = KEY_HEAD;
        for (int list = 0; list < LISTS.length && isSame; list++) {
            int size = battle.size(LISTS[list]);
            isSame = key[at++] == size;
            for (int i = 0; i < size && isSame; i++) {
                isSame = key[at++] == battle.get(LISTS[list], i);
            }
        }
        return isSame;
    }

    /** What partners lend depends on links. */
    private static int links(Position position, Frame battle) {
        return battle.size(BattleFrame.PARTNERS) == 0 ? 0 : position.linksVersion();
    }

    /** Tells whether units may lend others power: one boosts, guards or attacks together with another. */
    static boolean isAnythingLent(Frame battle) {
        return battle.size(BattleFrame.BOOSTERS) + battle.size(BattleFrame.GUARDS) + battle.size(BattleFrame.PARTNERS)
                > 0;
    }

    /** A unit that has been away and come back is none of the battle any more. */
    private static @Nullable GameObject on(Position position, Frame battle, int circle, int object) {
        int at = battle.contains(BattleFrame.LEFT, object) ? -1 : position.indexOf(circle, object);
        return at < 0 ? null : position.objectAt(circle, at);
    }
}
