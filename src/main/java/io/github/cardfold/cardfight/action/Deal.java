package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.List;

/** Dealing damage to vanguards by an effect (7.35). */
public final class Deal {
    /** The procedure. */
    public static final String PROCEDURE = "7.35.1";

    private static final Local DAMAGE = Local.number(0, "damage");
    private static final Local UNITS = Local.objects(0, "units");

    private Deal() {}

    /** Deals damage, as much to each: the argument is how much, the list is the units. */
    @Rule(jp = {"7.35.1", "7.35.2", "7.35.2.1"})
    public static Procedure procedure() {
        return Procedure.named(PROCEDURE)
                .locals(DAMAGE, UNITS)
                .change("7.35.1", Deal::deal)
                .build();
    }

    /** Only to vanguards, and nothing if there is no damage; rule actions resolve it (7.35.2.2). */
    @Rule(jp = {"1.3.2.2", "7.35.2.2"})
    private static Batch deal(Run run) {
        Position position = run.position();
        List<Event> events = new ArrayList<>();
        for (int unit : run.objects(UNITS)) {
            int circle = position.placeOf(unit);
            if (run.get(DAMAGE) > 0 && circle >= 0 && Circle.is(position.place(circle), Circle.VANGUARD)) {
                Seat master = position.master(position.objectAt(circle, position.indexOf(circle, unit)), circle);
                events.add(Event.count(FighterNumbers.VANGUARD_DAMAGE, master, run.get(DAMAGE)));
            }
        }
        return Batch.ofAll(events);
    }
}
