package io.github.cardfold.cardfight.rule;

import io.github.cardfold.cardfight.state.Links;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;

/** Remembers of each card that an ability binds whose ability it was, as long as both stay the same. */
public final class BindingRule implements Consequence {
    /** Makes the rule. */
    public BindingRule() {}

    @Override
    public String label() {
        return "7.29.1";
    }

    @Override
    @Rule(jp = "7.29.1")
    public Batch after(Position position, Event event) {
        Cause cause = event.cause();
        if (cause == null || !isBound(position, event) || position.placeOf(cause.source()) < 0) {
            return Batch.NOTHING;
        }
        return Batch.of(Event.link(Links.BOUND_BY, Anchor.object(event.object()), Anchor.object(cause.source()), ""));
    }

    private static boolean isBound(Position position, Event event) {
        return event.kind() == EventKind.MOVE
                && event.object() != 0
                && position.place(event.to()).zone().equals(Zone.BIND.kind());
    }
}
