package io.github.cardfold.cardfight.fact;

import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;

/**
 * A fighter cannot play orders.
 *
 * @param of who cannot
 * @param are which orders; all if nothing is said
 */
public record NoOrders(Side of, Array<Filter> are) implements Working {
    /** Tells whether some effect forbids a fighter to play an order. */
    static boolean forbid(Position position, Seat fighter, Subject order) {
        for (ActiveEffect each : ActiveEffect.of(position, NoOrders.class)) {
            NoOrders forbidden = (NoOrders) each.working();
            Query query = Query.of(position, each.master(), order);
            if (forbidden.of.seat(position, each.master()) == fighter && Filter.all(forbidden.are, query, order)) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether some effect forbids a fighter to play any order, as all can see. */
    public static boolean forbidAll(Position position, Seat fighter) {
        for (ActiveEffect each : ActiveEffect.of(position, NoOrders.class)) {
            NoOrders forbidden = (NoOrders) each.working();
            if (forbidden.are.isEmpty() && forbidden.of.seat(position, each.master()) == fighter) {
                return true;
            }
        }
        return false;
    }
}
