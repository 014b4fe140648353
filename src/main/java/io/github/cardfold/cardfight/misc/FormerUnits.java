package io.github.cardfold.cardfight.misc;

import io.github.cardfold.cardfight.information.ArrivingUnits;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;

/** What lets a set card be a unit ends when the unit is there no more (ruling 611). */
@Rule(jp = {"18.5.4", "4.1.8"})
public final class FormerUnits implements Consequence {
    /** Makes the rule. */
    public FormerUnits() {}

    @Override
    public String label() {
        return "18.5.4";
    }

    @Override
    public Batch after(Position position, Event event) {
        Snapshot before = event.before();
        return before == null || position.placeOf(before.gameObject().object()) >= 0
                ? Batch.NOTHING
                : ArrivingUnits.endsOn(position, before.gameObject().object());
    }
}
