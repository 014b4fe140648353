package io.github.cardfold.cardfight.rule;

import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.List;

/** Resolving damage: the card that applying damage put into the trigger zone goes to the damage zone (13.7). */
public final class ResolvedDamage implements RuleAction {
    static final String SECTION = "13.7";

    @Override
    public String label() {
        return SECTION;
    }

    @Override
    @Rule(jp = "13.7.1")
    public boolean isDue(Position position) {
        return (Damage.checked(position, Seat.A) != null || Damage.checked(position, Seat.B) != null)
                && position.standbyCount() == 0
                && !WaitingRuleActions.areDue(position);
    }

    @Override
    public Batch events(Position position) {
        return resolve(position);
    }

    @Rule(jp = {"4.13.1.2", "13.7.2"})
    static Batch resolve(Position position) {
        List<Event> events = new ArrayList<>();
        for (Seat fighter : position.seats()) {
            GameObject card = Damage.checked(position, fighter);
            if (card != null) {
                events.add(Event.move(position, card.object(), Zone.DAMAGE.of(fighter), 0));
            }
        }
        return Batch.ofAll(events);
    }
}
