package io.github.cardfold.vandaria.damage;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Joining;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.fact.Bags;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaZone;
import java.util.ArrayList;
import java.util.List;

/**
 * What is destroyed or sacrificed goes from the game to the Graveyard, and the Faculty of a Territory is destroyed with
 * it.
 */
public final class ToGraveyard implements Joining {
    @Override
    public String label() {
        return "11.2.3";
    }

    @Override
    public boolean joins(Position position, Batch batch, int at) {
        EventKind kind = batch.get(at).kind();
        return (kind == VandariaEvents.DESTROYED || kind == VandariaEvents.SACRIFICED)
                && isThere(position, batch.get(at).object());
    }

    private static boolean isThere(Position position, int object) {
        return VandariaProperty.isInGame(position, object) || Bags.isInBag(position, object);
    }

    /** A card of the Subdeck goes back there instead. */
    @Override
    @Rule(vw = {"6.1.4.3", "11.2.3", "11.2.4"})
    public Batch along(Position position, Batch batch, int at, int[] chosen) {
        int destroyed = batch.get(at).object();
        GameObject card = VandariaProperty.known(position, destroyed);
        VandariaZone zone =
                VandariaProperty.card(position, card).isOfSubdeck() ? VandariaZone.SUBDECK : VandariaZone.GRAVEYARD;
        List<Event> events = new ArrayList<>();
        events.add(Event.move(position, destroyed, zone.of(card.owner()), 0));
        position.linksTo(Anchor.object(destroyed), VandariaLinks.FACULTY).forEach(link -> {
            int faculty = link.from().object();
            events.add(
                    Event.fact(VandariaEvents.DESTROYED, VandariaProperty.controller(position, faculty), faculty, 0));
        });
        return Batch.ofAll(events);
    }
}
