package io.github.cardfold.vandaria.damage;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Joining;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.fact.Combats;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.vavr.collection.Array;

/** Arrogant Followers in a Territory that is lost are destroyed just before they are Stray (12.9.3). */
public final class Arrogance implements Joining {
    @Override
    public String label() {
        return "12.9.3.1";
    }

    @Override
    public boolean joins(Position position, Batch batch, int at) {
        EventKind kind = batch.get(at).kind();
        return (kind == VandariaEvents.DESTROYED || kind == VandariaEvents.SACRIFICED)
                && !lost(position, batch.get(at).object()).isEmpty();
    }

    @Override
    @Rule(vw = {"12.9.3.1", "12.9.12.6", "12.9.3.2"})
    public Batch along(Position position, Batch batch, int at, int[] chosen) {
        return Batch.ofAll(lost(position, batch.get(at).object())
                .map(each -> Event.fact(
                        VandariaEvents.DESTROYED,
                        VandariaProperty.controller(position, each.object()),
                        each.object(),
                        0))
                .asJava());
    }

    /** Those in a Territory that is attacked are Stray later (9.11.3). */
    private static Array<GameObject> lost(Position position, int territory) {
        return Combats.isAttacked(position, territory)
                ? Array.empty()
                : Territories.guards(position, territory)
                        .filter(each -> VandariaProperty.isFollower(position, each)
                                && Statuses.isDestroyedWhenStray(position, each));
    }
}
