package io.github.cardfold.vandaria.subdeck;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Joining;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.fact.FormerCards;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaZone;
import org.jspecify.annotations.Nullable;

/**
 * Property that has changed leaves as two cards: the form goes back to the Subdeck when the card that it was before
 * goes. Where the form goes there by itself, as by its Age, that card goes to the Graveyard.
 */
public final class Reverting implements Joining {
    @Override
    public String label() {
        return "6.1.4.5";
    }

    @Override
    public boolean joins(Position position, Batch batch, int at) {
        Event event = batch.get(at);
        return event.kind() == EventKind.MOVE && other(position, event) != null;
    }

    @Override
    @Rule(vw = {"6.1.4.4", "6.1.4.5", "11.2.7"})
    public Batch along(Position position, Batch batch, int at, int[] chosen) {
        Event event = batch.get(at);
        GameObject other = other(position, event);
        if (other == null) {
            return Batch.NOTHING;
        }
        boolean isForm = VandariaZone.BENEATH.isAt(event.from());
        VandariaZone zone = isForm || VandariaProperty.card(position, other).isOfSubdeck()
                ? VandariaZone.SUBDECK
                : VandariaZone.GRAVEYARD;
        return Batch.of(Event.move(position, other.object(), zone.of(other.owner()), 0));
    }

    private static @Nullable GameObject other(Position position, Event event) {
        if (VandariaZone.BENEATH.isAt(event.from())) {
            return position.find(FormerCards.over(position, event.object()));
        }
        return VandariaZone.GAME.isAt(event.from()) && !VandariaZone.GAME.isAt(event.to())
                ? FormerCards.former(position, event.object())
                : null;
    }
}
