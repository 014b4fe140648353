package io.github.cardfold.vandaria.loot;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Joining;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.Bags;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.github.cardfold.vandaria.state.VandariaZone;

/** The Loot in a Bag is destroyed with it, and just so if the Bag leaves the game in another way. */
public final class LostBag implements Joining {
    @Override
    public String label() {
        return "4.7.5";
    }

    @Override
    public boolean joins(Position position, Batch batch, int at) {
        Event event = batch.get(at);
        return event.kind() == EventKind.MOVE
                && VandariaZone.GAME.isAt(event.from())
                && !VandariaZone.GAME.isAt(event.to())
                && !Bags.content(position, event.object()).isEmpty();
    }

    @Override
    @Rule(vw = "4.7.5")
    public Batch along(Position position, Batch batch, int at, int[] chosen) {
        return Batch.ofAll(Bags.content(position, batch.get(at).object())
                .map(each -> lost(position, each))
                .asJava());
    }

    /** What a player leaves behind who has lost is not destroyed. */
    private static Event lost(Position position, GameObject loot) {
        Seat controller = VandariaProperty.controller(position, loot.object());
        return position.hasLost(controller)
                ? Event.move(position, loot.object(), VandariaZone.SUBDECK.of(loot.owner()), 0)
                : Event.fact(VandariaEvents.DESTROYED, controller, loot.object(), 0);
    }
}
