package io.github.cardfold.cli.telling;

import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.fact.Vanguards;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * The powers of the battle being told. Each step starts from what the state before it says; the events of the step are
 * added as they come, since the state after it may already be another battle's.
 */
final class Duel {
    private int attacker;
    private int target;
    private Array<Integer> partners = Array.empty();
    private int booster;
    private int attack;
    private int defence;
    private boolean on;
    private boolean unguarded;
    private boolean dealt;

    /** Takes the powers from a state's battle, if it is the one being told. */
    void readFrom(Position position) {
        Frame battle = Battle.of(position);
        GameObject attacking = battle == null ? null : Battle.attacking(position, battle);
        GameObject attacked = battle == null || Battle.attackedCount(position, battle) == 0
                ? null
                : Battle.attacked(position, battle, 0);
        if (attacking != null && attacked != null && attacking.object() == attacker && attacked.object() == target) {
            attack = power(position, attacker);
            defence = power(position, target);
        }
    }

    private static int power(Position position, int object) {
        @Nullable GameObject card = position.find(object);
        return card == null ? 0 : Strength.power(position, card);
    }

    void begin(Position before, Event attacked) {
        attacker = attacked.object();
        target = attacked.other();
        booster = 0;
        partners = Vanguards.mates(before, attacker).map(GameObject::object);
        boolean isLent = Battle.isAttacking(before, attacker);
        attack = power(before, attacker)
                + (isLent ? 0 : partners.map(each -> power(before, each)).sum().intValue());
        defence = power(before, target);
        on = true;
        unguarded = true;
        dealt = false;
    }

    void boost(Position before, int unit) {
        booster = unit;
        attack += power(before, unit);
    }

    void guard(int shield) {
        unguarded = false;
        defence += shield;
    }

    /** Adds what an effect that begins gives the two, or the booster or a partner and so the attacker. */
    void modify(TimedEffect effect) {
        if (effect.kind() == RuleEffects.POWER) {
            attack += effect.isOn(attacker) || booster != 0 && effect.isOn(booster) || partners.exists(effect::isOn)
                    ? effect.number()
                    : 0;
            defence += effect.isOn(target) ? effect.number() : 0;
        }
    }

    /** Returns the units that attack together with the attacker. */
    Array<Integer> partners() {
        return partners;
    }

    int attack() {
        return attack;
    }

    int defence() {
        return defence;
    }

    /** Returns the comparison, "" if something else than the two powers was decisive. */
    String told(boolean hits) {
        return attack >= defence == hits ? ": " + comparison() : "";
    }

    void end() {
        on = false;
    }

    /** Tells whether a battle is being told. */
    boolean isOn() {
        return on;
    }

    /** Tells once, when the guard step is over, that nobody guarded. */
    boolean endsUnguarded() {
        boolean now = unguarded;
        unguarded = false;
        return now;
    }

    void dealt() {
        dealt = true;
    }

    boolean isDealt() {
        return dealt;
    }

    String comparison() {
        return attack + " against " + defence;
    }
}
