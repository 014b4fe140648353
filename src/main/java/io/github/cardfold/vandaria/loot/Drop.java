package io.github.cardfold.vandaria.loot;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Joining;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.Destroyers;
import io.github.cardfold.vandaria.fact.Drops;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.github.cardfold.vandaria.state.VandariaTrait;

/**
 * The drop of a destroyed Follower triggers, once for each. It is the skill of whoever has destroyed the Follower, and
 * if nobody did, of its controller. It stands by before the Follower leaves, so that what that was is remembered.
 */
public final class Drop implements Joining {
    @Override
    public String label() {
        return "4.1.1";
    }

    @Override
    public boolean joins(Position position, Batch batch, int at) {
        Event event = batch.get(at);
        GameObject card = event.kind() == VandariaEvents.DESTROYED ? position.find(event.object()) : null;
        return card != null
                && VandariaProperty.isInGame(position, card.object())
                && Drops.isAny(position, card.definition())
                && !drops(batch, card.object());
    }

    private static boolean drops(Batch batch, int follower) {
        for (int i = 0; i < batch.size(); i++) {
            Event other = batch.get(i);
            if (other.kind() == EventKind.ENTER_STANDBY && other.object() == follower) {
                return true;
            }
        }
        return false;
    }

    @Override
    @Rule(vw = {"4.1.1", "4.2.1", "4.2.3", "4.5.3", "4.9.2"})
    public Batch along(Position position, Batch batch, int at, int[] chosen) {
        Event event = batch.get(at);
        GameObject card = VandariaProperty.known(position, event.object());
        Seat player = Destroyers.ofFollower(position, event, VandariaProperty.trait(position, card, VandariaTrait.VIT))
                .filter(each -> !position.hasLost(each))
                .getOrElse(() -> VandariaProperty.controller(position, card.object()));
        return Batch.of(Event.enterStandby(new Standby(Drops.PROCEDURE, player, card.object())));
    }
}
