package io.github.cardfold.vandaria.subdeck;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.fact.FormerCards;
import io.github.cardfold.vandaria.fact.Forms;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaZone;

/** Transformation: Property changes into another card and is the same entity as before (6.1.2). */
public final class Transforming {
    static final String PROCEDURE = "6.1.2.1";

    private static final Local PROPERTY = Local.object(0, "Property");
    private static final Local FORM = Local.object(1, "form");

    private Transforming() {}

    /**
     * Changes Property into a card, if it can be: arguments are the Property and the card, which lies in the Subdeck at
     * a place of its own or is the one that the Property was before.
     */
    @Rule(vw = {"6.1.2.1", "11.7.9", "12.9.9.3"})
    public static Procedure procedure() {
        return Procedure.named(PROCEDURE)
                .locals(PROPERTY, FORM)
                .change("6.1.2.1", run -> changed(run))
                .build();
    }

    /**
     * Nothing enters or leaves the game. The first card lies beneath the Property from then on; a form that gives way
     * to another, or to the first card, goes back to the Subdeck.
     */
    @Rule(vw = {"6.1.2.2", "6.1.2.4", "6.1.4.5"})
    private static Batch changed(Run run) {
        Position position = run.position();
        int property = run.get(PROPERTY);
        GameObject form = position.find(run.get(FORM));
        if (form == null || !Forms.canBecome(position, property, form.definition())) {
            return Batch.NOTHING;
        }
        GameObject now = VandariaProperty.known(position, property);
        int to = FormerCards.former(position, property) == null
                ? VandariaZone.BENEATH.of(VandariaProperty.controller(position, property))
                : VandariaZone.SUBDECK.of(now.owner());
        return Batch.of(Event.exchangeCard(position, property, form.object(), to, 0));
    }
}
