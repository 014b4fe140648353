package io.github.cardfold.vandaria.loot;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.Destroyers;
import io.github.cardfold.vandaria.fact.Drops;
import io.github.cardfold.vandaria.state.VandariaEvents;

/**
 * The drop of a destroyed Follower triggers, once for each. It is the skill of whoever has destroyed the Follower, and
 * if nobody did, of its controller.
 */
public final class Drop implements Consequence {
    @Override
    public String label() {
        return "4.1.1";
    }

    @Override
    public Batch after(Position position, Event event) {
        return Batch.NOTHING;
    }

    @Override
    @Rule(vw = {"4.1.1", "4.2.1", "4.2.3", "4.5.3", "4.9.2"})
    public Batch after(Position position, Batch done, int index) {
        Event event = done.get(index);
        Snapshot before = event.kind() == VandariaEvents.DESTROYED ? Destroyers.before(done, event.object()) : null;
        if (before == null || !Drops.isAny(position, before.gameObject().definition())) {
            return Batch.NOTHING;
        }
        Seat player = Destroyers.ofFollower(position, event, before)
                .filter(each -> !position.hasLost(each))
                .getOrElse(() -> position.place(before.place()).seat());
        return Batch.of(Event.enterStandby(new Standby(Drops.PROCEDURE, player, event.object())));
    }
}
