package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Value;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;

/**
 * Puts the top cards of the payer's deck into a zone.
 *
 * @param number how many
 * @param to the zone
 * @param faceDown whether they lie face down there
 */
public record PutTopCost(@Default("1") Value number, Region to, boolean faceDown) implements CardlessCost {
    /** Refuses circles. */
    public PutTopCost {
        if (to.isCircle()) {
            throw new IllegalArgumentException("a cost puts cards into zones, not on circles");
        }
    }

    @Override
    public Array<Event> payBesides(Query query) {
        return top(query, number.value(query), to, faceDown ? to.faceDown() : 0);
    }

    /** The events of a cost; beyond the size of the deck one more tells that it cannot be paid. */
    static Array<Event> top(Query query, int number, Region to, int flags) {
        int deck = Zone.DECK.of(query.master());
        Position position = query.position(Facts.PLACES);
        int mostThatSays = position.size(deck) + 1;
        return Array.fill(
                Math.max(0, Math.min(number, mostThatSays)),
                () -> Event.moveTop(position, deck, to.of(position, query.master()), flags));
    }

    @Override
    public String english() {
        return "put the top " + English.count(number, "card").replaceFirst("^a card$", "card")
                + " of your deck into your " + to.english() + (faceDown ? " face down" : "");
    }
}
