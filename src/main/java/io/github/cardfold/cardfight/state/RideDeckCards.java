package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Redirection;
import io.github.cardfold.kernel.table.GameObject;
import org.jspecify.annotations.Nullable;

/** A card that was in the ride deck zone when the game began goes there, face up, instead of to the deck (4.18.4). */
public final class RideDeckCards implements Redirection {
    /** Makes the redirection. */
    public RideDeckCards() {}

    @Override
    public String label() {
        return "4.18.4";
    }

    @Override
    @Rule(jp = {"4.18.4", "4.1.5"})
    public @Nullable Event redirect(Position position, Event event) {
        if (event.kind() != EventKind.MOVE || !position.place(event.to()).zone().equals(Zone.DECK.kind())) {
            return null;
        }
        GameObject card = position.find(event.object());
        return card != null && card.hasHome() && event.to() == Zone.DECK.of(card.owner())
                ? event.to(Zone.RIDE_DECK.of(card.owner()), Event.SHOWN)
                : null;
    }
}
