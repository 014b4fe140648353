package io.github.cardfold.cardfight.deed;

import io.github.cardfold.cardfight.fact.ActiveEffect;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;

/**
 * The order limit of a fighter is higher, or lower.
 *
 * @param of whose
 * @param by by how much
 */
public record MoreOrders(Side of, Value by) implements Working {
    @Override
    public int amount(Query query) {
        return by.value(query);
    }

    /** Returns by how much effects raise a fighter's limit. */
    public static int of(Position position, Seat fighter) {
        int sum = 0;
        for (ActiveEffect each : ActiveEffect.of(position, MoreOrders.class)) {
            sum += ((MoreOrders) each.working()).of.seat(position, each.master()) == fighter ? each.amount() : 0;
        }
        return sum;
    }
}
