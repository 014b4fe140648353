package io.github.cardfold.vandaria.damage;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Mark;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.fact.Damage;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaEvents;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaMarks;
import java.util.ArrayList;
import java.util.List;

/** Damage that is distributed is recorded against what gets it, until the turn ends (11.7). */
public final class Recording implements Consequence {
    @Override
    public String label() {
        return "11.7.1";
    }

    @Override
    public Batch after(Position position, Event event) {
        GameObject hit = event.kind() == VandariaEvents.DAMAGED ? position.find(event.object()) : null;
        return hit == null || !VandariaProperty.isInGame(position, hit.object())
                ? Batch.NOTHING
                : recorded(position, event, hit);
    }

    /** Only Territories and Followers get any. */
    @Rule(vw = {"2.15.1", "2.15.8", "11.1.1", "11.1.2", "11.1.3", "11.1.5", "11.1.6", "11.7.2", "11.7.5"})
    private static Batch recorded(Position position, Event event, GameObject hit) {
        List<Event> events = new ArrayList<>();
        if (VandariaProperty.isTerritory(position, hit)) {
            record(events, event, VandariaMarks.DAMAGE_TO_DEFENSE, event.number());
        } else if (VandariaProperty.isFollower(position, hit)) {
            int intoDef = Damage.intoDef(position, hit, event.number());
            record(events, event, VandariaMarks.DAMAGE_TO_DEF, intoDef);
            record(events, event, VandariaMarks.DAMAGE_TO_VIT, event.number() - intoDef);
        }
        return Batch.ofAll(events);
    }

    private static void record(List<Event> events, Event event, Mark mark, int damage) {
        if (damage > 0) {
            events.add(Event.begin(TimedEffect.of(
                    mark, event.seat(), event.other(), new int[] {event.object()}, damage, VandariaLifetimes.TURN)));
        }
    }
}
