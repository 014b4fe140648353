package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;

/** Healing: a card of the damage zone goes to the drop zone (7.20). */
public final class Heal {
    private static final Local CARD = Local.object(0, "card");

    private Heal() {}

    /** Heals the damage given as argument, if it is still what it was (1.3.2). */
    @Rule(jp = "7.20.1")
    public static Procedure procedure() {
        return Procedure.named("7.20.1")
                .locals(CARD)
                .change("7.20.1", Heal::healed)
                .build();
    }

    private static Batch healed(Run run) {
        GameObject card = run.position().find(run.get(CARD));
        return card == null
                ? Batch.NOTHING
                : Batch.of(Event.move(run.position(), card.object(), Zone.DROP.of(card.owner()), 0));
    }
}
