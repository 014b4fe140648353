package io.github.cardfold.vandaria.damage;

import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.vandaria.state.VandariaZone;

/** What leaves the game by a batch: what is destroyed or sacrificed, and what a skill returns. */
final class Leaving {
    private Leaving() {}

    /** Tells whether an event takes its object out of the game. */
    static boolean is(Event event) {
        return event.kind() == EventKind.MOVE
                && VandariaZone.GAME.isAt(event.from())
                && !VandariaZone.GAME.isAt(event.to());
    }

    /** Tells whether an object leaves by any event of a batch. */
    static boolean is(Batch batch, int object) {
        for (int i = 0; i < batch.size(); i++) {
            if (is(batch.get(i)) && batch.get(i).object() == object) {
                return true;
            }
        }
        return false;
    }
}
