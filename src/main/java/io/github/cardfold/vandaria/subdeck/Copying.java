package io.github.cardfold.vandaria.subdeck;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.fact.FormerCards;
import io.github.cardfold.vandaria.fact.Forms;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaZone;

/**
 * Property becomes a copy: it changes into a card of its own that is like that of other Property, and that is no more
 * as soon as the Property is it no more.
 */
public final class Copying {
    static final String PROCEDURE = "10.2.11";

    private static final Local PROPERTY = Local.object(0, "Property");
    private static final Local MODEL = Local.object(1, "model");
    private static final Local CREATED = Local.object(2, "created");

    private Copying() {}

    /** Changes Property into a copy, if it can be one: arguments are the Property and what it copies. */
    @Rule(vw = "10.2.11")
    public static Procedure procedure() {
        return Procedure.named(PROCEDURE)
                .locals(PROPERTY, MODEL, CREATED)
                .change("10.2.11 card", Copying::created)
                .let("10.2.11 created", Copying::find)
                .endIf("10.2.11 none", run -> run.get(CREATED) == 0)
                .change("10.2.11", Copying::changed)
                .change("10.2.11 copy", Copying::marked)
                .build();
    }

    private static int beneath(Run run) {
        return VandariaZone.BENEATH.of(VandariaProperty.controller(run.position(), run.get(PROPERTY)));
    }

    private static Batch created(Run run) {
        Position position = run.position();
        GameObject model = VandariaProperty.isInGame(position, run.get(MODEL)) ? position.find(run.get(MODEL)) : null;
        return model == null
                        || model.object() == run.get(PROPERTY)
                        || !Forms.canCopy(position, run.get(PROPERTY), model.definition())
                ? Batch.NOTHING
                : Batch.of(Event.create(
                        position,
                        model.definition(),
                        beneath(run),
                        VandariaProperty.controller(position, run.get(PROPERTY)),
                        0));
    }

    /** If no card has come, there is no copy; cards of earlier copies lie beneath no more. */
    private static void find(Run run) {
        Position position = run.position();
        for (int i = 0; i < position.eventCount(); i++) {
            int card = position.event(i).object();
            if (position.event(i).kind() == EventKind.CREATE && position.placeOf(card) == beneath(run)) {
                run.set(CREATED, card);
            }
        }
    }

    private static Batch changed(Run run) {
        Position position = run.position();
        int property = run.get(PROPERTY);
        GameObject now = VandariaProperty.known(position, property);
        int to = FormerCards.former(position, property) == null ? beneath(run) : VandariaZone.SUBDECK.of(now.owner());
        return Batch.of(Event.exchangeCard(position, property, run.get(CREATED), to, 0));
    }

    private static Batch marked(Run run) {
        return Batch.of(Event.begin(TimedEffect.of(
                VandariaMarks.COPY,
                VandariaProperty.controller(run.position(), run.get(PROPERTY)),
                0,
                new int[] {run.get(PROPERTY)},
                0,
                VandariaLifetimes.GAME)));
    }
}
