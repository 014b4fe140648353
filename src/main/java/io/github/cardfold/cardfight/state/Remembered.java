package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Position;

/**
 * What has happened in a battle or a turn. It has happened until the battle or turn itself is over, also when effects
 * for it have ended (rulings 478 and 479).
 */
public final class Remembered {
    private Remembered() {}

    /** Returns the end of all that is remembered so long, nothing if nothing ends or changes with it. */
    @Rule(jp = {"9.11.10", "10.8.1.4"})
    public static Batch end(Position position, Lifetime whole) {
        for (int i = 0; i < position.lastingCount(); i++) {
            Lifetime lifetime = position.lasting(i).lifetime();
            if (lifetime.equals(whole) || lifetime.changesWith(whole)) {
                return Batch.of(Event.expire(whole));
            }
        }
        return Batch.NOTHING;
    }
}
