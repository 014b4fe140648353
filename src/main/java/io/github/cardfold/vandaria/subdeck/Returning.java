package io.github.cardfold.vandaria.subdeck;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Redirection;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.fact.FormerCards;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaZone;
import org.jspecify.annotations.Nullable;

/**
 * A card of the Subdeck goes nowhere but back there when it leaves. Of Property that has changed the card that it was
 * before goes where the Property was to go.
 */
public final class Returning implements Redirection {
    @Override
    public String label() {
        return "6.1.4.3";
    }

    @Override
    @Rule(vw = {"6.1.4.2", "6.1.4.3", "6.1.4.4"})
    public @Nullable Event redirect(Position position, Event event) {
        if (event.kind() != EventKind.MOVE || !isForbidden(event.to())) {
            return null;
        }
        GameObject card = position.find(event.object());
        if (card == null) {
            return null;
        }
        GameObject former = VandariaZone.GAME.isAt(event.from()) ? FormerCards.former(position, card.object()) : null;
        if (former != null) {
            VandariaZone zone = isOfSubdeck(position, former) ? VandariaZone.SUBDECK : VandariaZone.at(event.to());
            return Event.move(position, former.object(), zone.of(former.owner()), event.flags())
                    .by(event.cause());
        }
        return isOfSubdeck(position, card) ? event.to(VandariaZone.SUBDECK.of(card.owner()), 0) : null;
    }

    private static boolean isForbidden(int place) {
        return VandariaZone.HAND.isAt(place)
                || VandariaZone.FATE_DECK.isAt(place)
                || VandariaZone.GRAVEYARD.isAt(place);
    }

    private static boolean isOfSubdeck(Position position, GameObject card) {
        return VandariaProperty.card(position, card).isOfSubdeck();
    }
}
