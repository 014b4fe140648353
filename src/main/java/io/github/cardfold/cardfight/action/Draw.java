package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Batch;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.Local;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rule;

/** Drawing: cards of the deck move to the hand one by one (7.6). */
public final class Draw {
    private static final Local FIGHTER = Local.seat(0, "fighter");
    private static final Local LEFT = Local.number(1, "left");

    private Draw() {}

    /** Draws: arguments are the fighter and the number of cards. */
    @Rule(jp = {"4.5.3", "7.6.1", "7.6.2", "7.6.4", "1.3.2.2"})
    public static Procedure procedure() {
        return Procedure.named("7.6.4")
                .locals(FIGHTER, LEFT)
                .endIf("7.6.2", run -> run.get(LEFT) <= 0)
                .let("7.6.2 count", run -> run.set(LEFT, run.get(LEFT) - 1))
                .change("7.6.1", run -> {
                    int fighter = run.get(FIGHTER);
                    return Batch.of(Event.moveTop(run.position(), Zone.DECK.of(fighter), Zone.HAND.of(fighter), 0));
                })
                .go("7.6.2 repeat", "7.6.2")
                .build();
    }
}
