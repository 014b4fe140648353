package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.Energy;
import io.github.cardfold.cardfight.fact.IconNumbers;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Query;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;

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

    /** All of it or, where the energy does not reach, nothing (ruling 460), so that there is never less than 0. */
    @Rule(jp = {"3.1.3.1", "7.49.2"})
    private static Batch blasted(Run run) {
        Seat fighter = run.seat(FIGHTER);
        int number = run.get(NUMBER);
        return number > Energy.of(run.position(), fighter)
                ? Batch.NOTHING
                : changed(run, fighter, IconAction.ENERGY_BLAST, number, -number);
    }

    /**
     * Returns what changes the energy and tells of it, and ends what was to change the next such action; of a number
     * below 1 nothing else comes (1.3.2.2).
     */
    @Rule(jp = {"1.3.2.2", "7.28.2"})
    static Batch changed(Run run, Seat fighter, IconAction action, int number, int by) {
        Array<Event> done = IconNumbers.done(Query.of(run.position(), fighter, 0), action, number);
        return Batch.ofAll(
                (number > 0 ? done.prepend(Event.count(FighterNumbers.ENERGY, fighter, by)) : done).asJava());
    }
}
