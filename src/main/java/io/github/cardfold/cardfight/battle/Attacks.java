package io.github.cardfold.cardfight.battle;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.kernel.Options;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Thing;

/** Who may attack whom by the rules. */
final class Attacks {
    private Attacks() {}

    /** Tells whether a fighter has a unit that may attack and one it may attack. */
    static boolean isPossible(Position position, int fighter) {
        boolean attacker = false;
        boolean target = false;
        for (int front = 0; front < Field.frontRowCount(position); front++) {
            int place = Field.frontRow(position, front);
            for (int i = 0; i < position.size(place); i++) {
                attacker |= mayAttack(position, place, i, fighter);
                target |= mayBeAttacked(position, place, i, Turn.opponent(fighter));
            }
        }
        return attacker && target;
    }

    /** Standing units on front row vanguard and rear-guard circles whose master is the fighter. */
    @Rule(jp = {"10.1.1", "10.4.1.3"})
    static void attackers(Position position, int fighter, Options options) {
        for (int front = 0; front < Field.frontRowCount(position); front++) {
            int place = Field.frontRow(position, front);
            for (int i = 0; i < position.size(place); i++) {
                if (mayAttack(position, place, i, fighter)) {
                    options.pick(place, i);
                }
            }
        }
    }

    /** Tells whether the fighter has a unit that may attack. */
    static boolean hasAttacker(Position position, int fighter) {
        for (int front = 0; front < Field.frontRowCount(position); front++) {
            int place = Field.frontRow(position, front);
            for (int i = 0; i < position.size(place); i++) {
                if (mayAttack(position, place, i, fighter)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** A dominated unit stands on no front row circle of its master's (7.39.5). */
    private static boolean mayAttack(Position position, int place, int index, int fighter) {
        Thing thing = position.thing(place, index);
        return !thing.is(Thing.REST)
                && position.place(place).seat() == fighter
                && position.master(thing, place) == fighter
                && Field.isUnit(position, thing)
                && Strength.flag(position, thing, place, Flag.CANNOT_ATTACK) == 0;
    }

    /** Tells whether the fighter has a unit that may be attacked. */
    static boolean hasTarget(Position position, int fighter) {
        for (int front = 0; front < Field.frontRowCount(position); front++) {
            int place = Field.frontRow(position, front);
            for (int i = 0; i < position.size(place); i++) {
                if (mayBeAttacked(position, place, i, fighter)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Front row units on vanguard and rear-guard circles whose master is the attacked fighter. */
    @Rule(jp = "10.4.1.6")
    static void targets(Position position, int fighter, Options options) {
        for (int front = 0; front < Field.frontRowCount(position); front++) {
            int place = Field.frontRow(position, front);
            for (int i = 0; i < position.size(place); i++) {
                if (mayBeAttacked(position, place, i, fighter)) {
                    options.pick(place, i);
                }
            }
        }
    }

    private static boolean mayBeAttacked(Position position, int place, int index, int fighter) {
        Thing thing = position.thing(place, index);
        return position.place(place).seat() == fighter
                && position.master(thing, place) == fighter
                && Field.isUnit(position, thing);
    }
}
