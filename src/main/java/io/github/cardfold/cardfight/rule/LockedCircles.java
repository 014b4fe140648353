package io.github.cardfold.cardfight.rule;

import io.github.cardfold.cardfight.fact.Locked;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Joining;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;

/** A circle is a locked circle exactly as long as a locked card lies on it (7.30.3). */
public final class LockedCircles implements Joining {
    /** Makes the rule. */
    public LockedCircles() {}

    @Override
    public String label() {
        return "7.30.3";
    }

    @Override
    public boolean joins(Position position, Batch batch, int at) {
        Event event = batch.get(at);
        return Locked.isLocked(position, event) || Locked.isUnlocked(position, event) || leaves(position, event);
    }

    private static boolean leaves(Position position, Event event) {
        boolean goes = event.kind() == EventKind.MOVE || event.kind() == EventKind.ERASE;
        GameObject card = goes ? position.find(event.object()) : null;
        return card != null && event.from() != event.to() && Locked.is(position, card, event.from());
    }

    @Override
    @Rule(jp = {"4.9.2.7", "7.30.2", "7.30.3", "7.30.3.1"})
    public Batch along(Position position, Batch batch, int at, int[] chosen) {
        Event event = batch.get(at);
        return Batch.of(
                Locked.isLocked(position, event)
                        ? Event.giveAttributes(position, event.to(), Circle.LOCKED)
                        : Event.takeAttributes(position, event.from(), Circle.LOCKED));
    }
}
