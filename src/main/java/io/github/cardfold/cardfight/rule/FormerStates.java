package io.github.cardfold.cardfight.rule;

import io.github.cardfold.cardfight.fact.StateOfFighter;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import java.util.ArrayList;
import java.util.List;

/** A fighter who comes into a state loses the one before of the same kind, and what said the same for as long. */
public final class FormerStates implements Consequence {
    /** Makes the rule. */
    public FormerStates() {}

    @Override
    public String label() {
        return "7.43.2.2";
    }

    @Override
    @Rule(jp = "7.43.2.2")
    public Batch after(Position position, Event event) {
        TimedEffect now = event.kind() == EventKind.BEGIN ? event.lasting() : null;
        if (now == null || !StateOfFighter.is(now)) {
            return Batch.NOTHING;
        }
        List<Event> lost = new ArrayList<>(0);
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect former = position.lasting(i);
            if (former.id() < now.id() && StateOfFighter.isLost(position, former, now)) {
                lost.add(Event.end(former));
            }
        }
        return Batch.ofAll(lost);
    }
}
