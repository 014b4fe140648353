package io.github.cardfold.bot;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.kernel.table.Handle;

/**
 * A unit on a circle, as a bot sees it.
 *
 * @param circle the circle
 * @param handle how actions speak of the unit
 * @param card what it is
 * @param power its power now, boosts and guardians included
 * @param rests whether it rests
 */
record Unit(Circle circle, Handle handle, Card card, int power, boolean rests) {
    boolean isVanguard() {
        return circle == Circle.FRONT_CENTER;
    }

    boolean isInFront() {
        return circle.row() == Circle.FRONT;
    }

    boolean mayAttack() {
        return isInFront() && !rests;
    }
}
