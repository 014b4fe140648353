package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.Energy;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;

/** Energy charge: a fighter's energy rises (7.48). */
public final class EnergyCharge {
    private static final Local FIGHTER = Local.seat(0, "fighter");
    private static final Local NUMBER = Local.number(1, "number");

    private EnergyCharge() {}

    /** Energy charges: arguments are the fighter and the number, which below 1 does nothing (1.3.2.2). */
    @Rule(jp = "7.48.1")
    public static Procedure procedure() {
        return Procedure.named("7.48.1")
                .locals(FIGHTER, NUMBER)
                .change("7.48.1", EnergyCharge::charged)
                .build();
    }

    /** Only up to the limit; where that leaves nothing to rise, no energy charge was performed (ruling 460). */
    @Rule(jp = {"7.48.2", "7.48.2.1"})
    private static Batch charged(Run run) {
        Seat fighter = run.seat(FIGHTER);
        int room = Energy.limit(run.position(), fighter) - Energy.of(run.position(), fighter);
        int number = run.get(NUMBER);
        int rise = Math.min(number, room);
        return number > 0 && rise <= 0
                ? Batch.NOTHING
                : EnergyBlast.changed(run, fighter, IconAction.ENERGY_CHARGE, rise, rise);
    }
}
