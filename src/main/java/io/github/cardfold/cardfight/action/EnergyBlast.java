package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.Energy;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;

/** Energy blast: a fighter's energy falls (7.49). */
public final class EnergyBlast {
    private static final Local FIGHTER = Local.seat(0, "fighter");
    private static final Local NUMBER = Local.number(1, "number");

    private EnergyBlast() {}

    /** Energy blasts: arguments are the fighter and the number, which below 1 does nothing (1.3.2.2). */
    @Rule(jp = "7.49.1")
    public static Procedure procedure() {
        return Procedure.named("7.49.1")
                .locals(FIGHTER, NUMBER)
                .change("7.49.1", EnergyBlast::blasted)
                .build();
    }

    /** All of it or, where the energy does not reach, nothing. */
    @Rule(jp = "7.49.2")
    private static Batch blasted(Run run) {
        int fighter = run.get(FIGHTER);
        int number = run.get(NUMBER);
        boolean performed = number > 0 && Energy.of(run.position(), fighter) >= number;
        return performed
                ? Batch.of(
                        Event.count(FighterNumbers.ENERGY, fighter, -number),
                        Event.fact(EventKinds.ENERGY_BLASTED, fighter, 0, 0, number, ""))
                : Batch.NOTHING;
    }
}
