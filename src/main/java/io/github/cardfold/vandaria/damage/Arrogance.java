package io.github.cardfold.vandaria.damage;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Joining;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.fact.Combats;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.vavr.collection.Array;

/** Arrogant Followers in a Territory that leaves the game are destroyed just before they are Stray (12.9.3). */
public final class Arrogance implements Joining {
    @Override
    public String label() {
        return "12.9.3.1";
    }

    @Override
    public boolean joins(Position position, Batch batch, int at) {
        return Leaving.is(batch.get(at)) && !lost(position, batch, at).isEmpty();
    }

    @Override
    @Rule(vw = {"12.9.3.1", "12.9.12.6", "12.9.3.2"})
    public Batch along(Position position, Batch batch, int at, int[] chosen) {
        return Batch.ofAll(lost(position, batch, at)
                .map(each -> Event.fact(
                        VandariaEvents.DESTROYED,
                        VandariaProperty.controller(position, each.object()),
                        each.object(),
                        0))
                .asJava());
    }

    /** Those in a Territory that is attacked are Stray later (9.11.3), and who leaves together with it never is. */
    private static Array<GameObject> lost(Position position, Batch batch, int at) {
        int territory = batch.get(at).object();
        return Combats.isAttacked(position, territory)
                ? Array.empty()
                : Territories.guards(position, territory)
                        .filter(each -> VandariaProperty.isFollower(position, each)
                                && Statuses.isDestroyedWhenStray(position, each)
                                && !Leaving.is(batch, each.object()));
    }
}
