package io.github.cardfold.cardfight.deed;

import io.github.cardfold.cardfight.fact.ActiveEffect;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.control.Option;

/**
 * A fighter may have a gauge.
 *
 * @param of which fighter, as the master of the effect sees it
 * @param name the name of the gauge; any if nothing is said
 */
public record HavingGauge(Side of, Option<String> name) implements Working {
    /** Tells whether an effect lets a fighter have a gauge with a name, "" for one without. */
    public static boolean isPermitted(Position position, Seat fighter, String name) {
        for (ActiveEffect each : ActiveEffect.of(position, HavingGauge.class)) {
            HavingGauge working = (HavingGauge) each.working();
            if (working.of.seat(position, each.master()) == fighter && working.name.forAll(name::equals)) {
                return true;
            }
        }
        return false;
    }
}
