package io.github.cardfold.vandaria.combat;

import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaMarks;
import java.util.ArrayList;
import java.util.List;

/** Followers enter battle; that uses no register. */
final class InBattle {
    private InBattle() {}

    static Batch entering(Position position, int[] followers) {
        List<Event> events = new ArrayList<>();
        for (int follower : followers) {
            events.add(Event.begin(TimedEffect.of(
                    VandariaMarks.IN_BATTLE,
                    VandariaProperty.controller(position, follower),
                    0,
                    new int[] {follower},
                    0,
                    VandariaLifetimes.COMBAT)));
        }
        return Batch.ofAll(events);
    }
}
