package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Batch;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.Local;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Run;

/** Looking at the top cards of a deck (7.7): they come to lie at places of their own, where the fighter sees them. */
public final class Look {
    private static final Local FIGHTER = Local.seat(0, "fighter");
    private static final Local OWNER = Local.seat(1, "owner");
    private static final Local COUNT = Local.number(2, "count");
    private static final Local DEPTH = Local.number(3, "depth");

    private Look() {}

    /** Looks: arguments are the fighter, -1 for both, whose deck it is, and how many cards. */
    @Rule(jp = "7.7.1")
    public static Procedure procedure() {
        return Procedure.named("7.7.1")
                .locals(FIGHTER, OWNER, COUNT, DEPTH)
                .endIf("7.7.1", Look::isDone)
                .change("7.7.1 look", Look::next)
                .let("7.7.1 next", run -> run.set(DEPTH, run.get(DEPTH) + 1))
                .go("7.7.1 repeat", "7.7.1")
                .build();
    }

    private static boolean isDone(Run run) {
        return run.get(DEPTH) >= run.get(COUNT)
                || run.get(DEPTH) >= run.position().size(Zone.DECK.of(run.get(OWNER)));
    }

    private static Batch next(Run run) {
        return Batch.of(Event.lookTop(run.position(), run.get(FIGHTER), Zone.DECK.of(run.get(OWNER)), run.get(DEPTH)));
    }
}
