package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;

/** Removing: a card is taken out of the game (7.19). */
public final class Remove {
    private static final Local CARD = Local.object(0, "card");

    private Remove() {}

    /** Removes the card given as argument, if it is still what it was (1.3.2). */
    @Rule(jp = "7.19.1")
    public static Procedure procedure() {
        return Procedure.named("7.19.1")
                .locals(CARD)
                .change("7.19.1", Remove::removed)
                .build();
    }

    private static Batch removed(Run run) {
        GameObject card = run.position().find(run.get(CARD));
        return card == null
                ? Batch.NOTHING
                : Batch.of(Event.move(run.position(), card.object(), Zone.REMOVED.of(card.owner()), 0));
    }
}
