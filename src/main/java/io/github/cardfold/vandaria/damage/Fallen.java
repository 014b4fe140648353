package io.github.cardfold.vandaria.damage;

import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.Territory;
import io.github.cardfold.vandaria.fact.Damage;
import io.github.cardfold.vandaria.fact.Destroyers;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/**
 * A Territory that a batch has destroyed.
 *
 * @param event the event that says so
 * @param before the Territory as it was just before
 * @param territory what is printed on it
 */
record Fallen(Event event, Snapshot before, Territory territory) {
    /** Returns the Territories of a player that a batch has destroyed, in the order of its events. */
    static Array<Fallen> of(Position position, Batch done, Seat loser) {
        List<Fallen> found = new ArrayList<>();
        for (int i = 0; i < done.size(); i++) {
            Event event = done.get(i);
            Snapshot before = event.kind() == VandariaEvents.DESTROYED && event.isOf(loser)
                    ? Destroyers.before(done, event.object())
                    : null;
            if (before != null
                    && VandariaProperty.card(position, before.gameObject()).type() instanceof Territory territory) {
                found.add(new Fallen(event, before, territory));
            }
        }
        return Array.ofAll(found);
    }

    /** The damage that it took to destroy it. */
    private int defense() {
        return before.trait(VandariaTrait.DEFENSE.ordinal())
                + Math.max(0, before.trait(VandariaTrait.ADDED_DEFENSE.ordinal()));
    }

    boolean isVehicle() {
        return territory.vehicle();
    }

    /** Returns whose damage or effect has destroyed it, none if nobody's. */
    Option<Seat> destroyer(Position position) {
        return event.cause() == null
                ? Damage.destroyer(position, event.object(), defense())
                        .orElse(() -> Damage.reducer(position, event.object()))
                : Option.some(event.cause().master());
    }
}
