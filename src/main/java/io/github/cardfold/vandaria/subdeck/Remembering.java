package io.github.cardfold.vandaria.subdeck;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaZone;

/** Property that has changed is linked with the card that it was before. */
public final class Remembering implements Consequence {
    @Override
    public String label() {
        return "6.1.2.2";
    }

    @Override
    @Rule(vw = {"6.1.2.2", "6.1.4.4"})
    public Batch after(Position position, Event event) {
        boolean lies = event.exchangesCards() && event.apart().length > 0 && VandariaZone.BENEATH.isAt(event.to());
        return lies
                ? Batch.of(Event.link(
                        VandariaLinks.WAS, Anchor.object(event.object()), Anchor.object(event.apart()[0]), ""))
                : Batch.NOTHING;
    }
}
