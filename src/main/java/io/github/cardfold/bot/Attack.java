package io.github.cardfold.bot;

import io.github.cardfold.cardfight.state.Circle;
import io.vavr.control.Option;

/**
 * An attack in progress.
 *
 * @param mine whether the bot's seat attacks
 * @param from the attacker's circle
 * @param power the attacker's power now, its boost included
 * @param critical the damage it deals to a vanguard
 * @param to the attacked unit's circle, none before it is chosen
 * @param defence the attacked unit's power now, its guardians included
 */
record Attack(boolean mine, Circle from, int power, int critical, Option<Circle> to, int defence) {
    boolean hits() {
        return power >= defence;
    }

    boolean isByVanguard() {
        return from == Circle.FRONT_CENTER;
    }

    boolean isOnVanguard() {
        return to.contains(Circle.FRONT_CENTER);
    }
}
